/** Every text of the page in English. `de.ts` has the same shape. One section per part of the page. */
export const en = {
  app: {
    name: "Gockel",
  },
};

export type Words = typeof en;
