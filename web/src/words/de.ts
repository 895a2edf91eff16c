import type { Words } from "./en";

export const de: Words = {
  app: {
    name: "Gockel",
  },
};
