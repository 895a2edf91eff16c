/** One position of every kind, for the gallery and the tests. `do` are events after it, moves with a slash. */
export interface Example {
  title: string;
  at: string;
  do?: string;
}

export const examples: Example[] = [
  { title: "The dice are in the air", at: "compact 21-36 -/- A |?8 1" },
  { title: "A first roll", at: "compact 21-36 -/- A |1123344w 1" },
  { title: "Some faces are used up", at: "compact 21-24,26-33,35 25.34/-/- A 3ww|12335 17" },
  { title: "Roll on or stop: steal", at: "compact 21-24,26-36 -/25 A 55www|.3 3" },
  { title: "Roll on or stop: lower tile", at: "compact 21-24,26-33,35 25.34/-/36 A 4wwww|.3 17" },
  { title: "Stopping would fail", at: "compact 21-24,26-33,35 25.34/-/36 A 4455|.4 17" },
  { title: "2005: steal or take the lower one", at: "classic2005 21-23,31 -/25/24.36/30 A 5wwww|.3 12" },
  { title: "Seven seats", at: "compact 22,27-29,32 21/23.24/25/26.30.31/33/34/35.36 A 2ww|13455 25" },
  { title: "A bust", at: "compact 21-24,26-36 25/- A 55ww|?4 3", do: "55ww" },
  { title: "The game is over", at: "compact - 21.22/36 - over 31" },
  { title: "Deluxe begins", at: "deluxe 11,13,21-36 -/- c11,h21,r23,w25,g27,a29 0/0 A |1122334w 1" },
  { title: "Golden die?", at: "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A |.8 4" },
  { title: "With the golden die", at: "deluxe 13,21,23-26,28-31 27/22/11 cC,h21,r23,w25,gA,a29 1/0/2 A 11+1|22334w 4" },
  { title: "The weasel may help", at: "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|1233 3" },
  { title: "The weasel may answer a bust", at: "deluxe 11,13,21-24,26-36 25/- c11,h21,r23,wA,g27,a29 0/0 A 2233|2233 3" },
  { title: "The canned worm", at: "deluxe 13,21-36 11/- cA,h21,r23,w25,g27,a29 0/0 A 44455|.3 5" },
  { title: "The hen guards", at: "deluxe 11,13,22-36 -/21 c11,hB,r23,w25,g27,a29 0/0 A 1wwww|.3 5" },
  { title: "Rob for two 1s", at: "deluxe 11,13,21-36 -/-/- c11,h21,r23,w25,g27,a29 0/4/3 A |112345ww 9", do: "/1" },
  { title: "Two Specialists", at: "deluxe 11,13,21-24,26-28,30-36 25/29 c11,h21,r23,wA,g27,aB 0/0 A 4wwwww|.2 5", do: "/stop" },
  {
    title: "Deluxe, seven seats",
    at: "deluxe 13,24,30-33 27.28/22/11/25.26/-/29/34.35 cC,h13,r24,wD,gA,aF 1/0/2/1/1/0/1 A w|123455w+1 24",
  },
  { title: "Wok begins", at: "wok 635241152634 112213142132 -:-/-:- A |ssfbr#1 1" },
  { title: "Wok: steal", at: "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sr#2 16" },
  { title: "Wok: steal at any depth", at: "wok 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16" },
  { title: "Wok: memory", at: "wok+memory 4352116 2311 -:2/653:131/24:4212 A bbb|sb#2 16" },
  { title: "Wok: five seats, last roll", at: "wok 16 11 5:2/65:13/243:212/4:24/321:31 A ssf|br#3 25" },
  { title: "Wok is over", at: "wok - - 665544332211:1111122/-:22334 - over 60" },
];
