#include "gockel/review/html.h"

namespace gockel::html {

std::string_view style() {
  return R"(
:root{color-scheme:light dark;
--paper:#fbf8f2;--card:#fff;--ink:#22201c;--soft:#6d675d;--line:#ddd5c7;
--die:#fff;--edge:#b9b0a0;--pip:#33302a;--kept:#ffe3a8;--gold:#f2c230;
--good:#23784a;
--bad:#b3261e;--warn:#9a5b00;--blue:#1f6fd1;--red:#c62f2f;
--s0:#c2412d;--s1:#1d6fb8;--s2:#2f855a;--s3:#8a4fbf;--s4:#b7791f;
--s5:#0f8b8d;--s6:#b83280}
@media (prefers-color-scheme:dark){:root{
--paper:#191816;--card:#23211e;--ink:#ece7de;--soft:#a59d90;--line:#3d3933;
--die:#39352f;--edge:#6b6459;--pip:#f1ece3;--kept:#6b5313;--gold:#a67c00;
--good:#63c48f;
--bad:#ff8a80;--warn:#f0b45a;--blue:#6aa9f4;--red:#f27a7a;
--s0:#f2836f;--s1:#6db3f2;--s2:#6fcf97;--s3:#c39af0;--s4:#e8b55b;
--s5:#5fd0d2;--s6:#f08cc0}}
.s0{--c:var(--s0)}.s1{--c:var(--s1)}.s2{--c:var(--s2)}.s3{--c:var(--s3)}
.s4{--c:var(--s4)}.s5{--c:var(--s5)}.s6{--c:var(--s6)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main,header,footer{max-width:52rem;margin:0 auto;padding:0 1rem}
header{padding-top:1.5rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .2rem}
h2{font-size:1.2rem;margin:2rem 0 .6rem}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
.soft,footer{color:var(--soft);font-size:.9rem}
footer{padding-bottom:2rem}
.seats{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;padding:0;
margin:.8rem 0}
.seats li{background:var(--card);border:1px solid var(--line);
border-left:.4rem solid var(--c);border-radius:.5rem;padding:.3rem .8rem;
overflow-wrap:anywhere}
.seats b{display:block}
.card{background:var(--card);border:1px solid var(--line);border-radius:.6rem;
padding:.7rem .9rem;margin:.6rem 0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:.2rem 0}
th,td{padding:.3rem .5rem;text-align:right;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-weight:500;font-size:.85rem}
th:first-child,td:first-child,td.w{text-align:left}
tbody th{font-weight:500;overflow-wrap:anywhere;min-width:6rem}
tr.played{font-weight:600}
.dot{display:inline-block;width:.7em;height:.7em;border-radius:50%;
background:var(--c);margin-right:.4em}
.curve{width:100%;height:auto;display:block}
.curve text{font-size:13px;fill:var(--soft)}
.curve .grid{stroke:var(--line);stroke-width:1}
.curve .share{fill:none;stroke:var(--c);stroke-width:2.2;
stroke-linejoin:round}
.curve .sign{fill:var(--c);stroke:var(--card);stroke-width:1.2}
.curve .cross{fill:none;stroke:var(--bad);stroke-width:2.6;
stroke-linecap:round}
.legend{display:flex;flex-wrap:wrap;gap:.3rem 1rem;font-size:.9rem;
list-style:none;margin:.4rem 0 0;padding:0;overflow-wrap:anywhere}
.turn{border-left:.35rem solid var(--c)}
.turn h3{display:flex;flex-wrap:wrap;gap:0 .8rem;overflow-wrap:anywhere}
.turn h3 span:last-child{margin-left:auto;color:var(--soft);font-weight:400}
.rolls{display:flex;flex-wrap:wrap;gap:.35rem 1rem;margin:.5rem 0;padding:0;
list-style:none}
.dice{display:flex;flex-wrap:wrap;gap:.15rem}
.rolls li{display:flex;flex-wrap:wrap;align-items:center;gap:.15rem}
.d{width:1.55rem;height:1.55rem;display:block}
.d.k{--die:var(--kept);--edge:var(--warn)}
.d.g{--die:var(--gold)}
.f{fill:var(--die);stroke:var(--edge)}
.p{fill:var(--pip)}
.l,.b,.r{fill:none;stroke:var(--pip);stroke-width:2;stroke-linecap:round;
stroke-linejoin:round}
.b{stroke:var(--blue);stroke-width:2.6}
.r{stroke:var(--red);stroke-width:2.6}
.act{background:var(--paper);border:1px solid var(--line);border-radius:1rem;
padding:0 .6rem;font-size:.85rem}
.note{border-top:1px solid var(--line);margin-top:.5rem;padding-top:.4rem}
.note b{margin-right:.4em}
.lucky{color:var(--good)}.unlucky,.bad,.very_bad{color:var(--bad)}
.doubtful{color:var(--warn)}
details{margin-top:.3rem}summary{cursor:pointer;color:var(--soft);
font-size:.9rem}
@media (max-width:34rem){.curve text{font-size:21px}
main,header,footer{padding-left:.5rem;padding-right:.5rem}.card{padding:.5rem}
th,td{padding:.3rem .12rem}table{font-size:.78rem}
thead th{font-size:.66rem}tbody th{min-width:3rem}
.d{width:1.35rem;height:1.35rem}}
@media print{body{background:#fff}.card{break-inside:avoid}}
)";
}

}  // namespace gockel::html
