/** Uses the tokens of docs/design.md: paper, ink, the check's red. Loads no files, so the font is the system's. */
export const style = `
:root { color-scheme: light dark; --paper: #fffdf9; --card: #fff; --ink: #1f1a17; --soft: #635a53; --line: #e4ddd4;
  --red: #b3202a; --code: #f6f1ea; --check: #b3202a22 }
@media (prefers-color-scheme: dark) { :root { --paper: #171412; --card: #1f1b18; --ink: #f4efe9; --soft: #b5aaa0;
  --line: #3a332d; --red: #ff8f8a; --code: #26211d; --check: #ff8f8a22 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
header { border-bottom: 12px solid; border-image: repeating-linear-gradient(90deg, var(--red) 0 12px, var(--check) 12px 24px) 12 }
.wrap { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem }
h1 { font-size: 2rem; line-height: 1.15; margin: 0 0 .5rem } h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem }
h3 { font-size: .95rem; margin: 1.25rem 0 .4rem } p { margin: .4rem 0; max-width: 44rem } a { color: var(--red) }
code, pre, textarea, input { font: .875rem/1.5 ui-monospace, monospace }
pre { background: var(--code); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
details { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin: .5rem 0 }
summary { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; min-height: 44px; padding: .6rem 1rem; cursor: pointer }
summary::-webkit-details-marker { display: none } summary code { font-weight: 600; overflow-wrap: anywhere }
summary span { color: var(--soft); flex: 1 1 16rem } .body { padding: 0 1rem 1rem }
.method, .auth { font: 700 .75rem/1 ui-monospace, monospace; border: 1px solid currentColor; border-radius: .35rem; padding: .3rem .45rem }
.method { color: var(--red); min-width: 3.6rem; text-align: center } .auth { color: var(--soft); font-weight: 500 }
table { border-collapse: collapse; width: 100% } td, th { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 500; font-size: .875rem } label { display: block; margin: .5rem 0 .2rem; font-size: .875rem; color: var(--soft) }
input, textarea { width: 100%; min-height: 44px; padding: .5rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--paper); color: var(--ink) }
textarea { min-height: 8rem; resize: vertical } button { min-height: 44px; margin: .75rem 0; padding: 0 1.25rem; border: 0; border-radius: .5rem; background: var(--red); color: var(--paper); font: 600 1rem system-ui, sans-serif; cursor: pointer }
button:disabled { opacity: .6; cursor: wait } :focus-visible { outline: 3px solid var(--red); outline-offset: 2px }
h2 code { font-size: 1.1rem; font-weight: 700 } main { padding-bottom: 4rem } .wide { overflow-x: auto }
`
