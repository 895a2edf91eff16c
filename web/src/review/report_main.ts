import "../art/theme.css";
import "../app/layout.css";
import { mount } from "svelte";
import { speak, withLaterWords } from "../words/index.svelte";
import Report from "./Report.svelte";
import type { ReportData } from "./report";

const data = JSON.parse(document.getElementById("review")!.textContent) as ReportData;
// Not awaited here: in one file the words stand behind this line.
void withLaterWords(speak(data.language)).then(() =>
  mount(Report, { target: document.getElementById("report")!, props: { data } }),
);
