import { expect, test } from "vitest";
import { de } from "../words/de";
import { en } from "../words/en";
import { namedRecord } from "./names";

const record = `[Gockel "1"]
[A "Anna"]
[B "Gockel (casual)"]
[C "Gockel (club)"]
[D "Gockel (casual)"]

1. A 1123344w/w/roll`;

test("A record calls computer players as the table does, those of one level by number", () => {
  const named = namedRecord(record, en);
  expect(named).toContain('[A "Anna"]\n[B "Goose 1"]\n[C "Turkey"]\n[D "Goose 2"]');
  expect(namedRecord(record, de)).toContain('[B "Gans 1"]\n[C "Puter"]\n[D "Gans 2"]');
});

test("Nothing else in a record changes", () => {
  const others = '[Gockel "1"]\n[A "Gockel (nobody)"]\n[B "Gockel"]\n\n1. A 1123344w/w';
  expect(namedRecord(others, en)).toBe(others);
});
