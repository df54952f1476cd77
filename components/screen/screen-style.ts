/** Sizes follow the screen, so that a small one hangs as full as a large one. */
export const screenStyle = `
*{box-sizing:border-box;margin:0}
html,body{height:100%}
body{background:#faf7f0;color:#1f1a17;font-family:system-ui,sans-serif;overflow:hidden}
.drawn{height:100%;background:#1f1a17;position:relative}
.drawn img{width:100%;height:100%;object-fit:contain;display:block}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.words{height:100%;padding:5vmin 6vmin;display:flex;flex-direction:column;gap:3vmin;border-top:2vmin solid #b3261e}
.words header{display:grid;grid-template-columns:1fr auto;gap:1vmin 4vmin}
.words h1{font-size:7vmin;line-height:1.1}
.words h2{font-size:4vmin;font-weight:500;color:#b3261e}
.words .price{grid-area:1/2/span 2;font-size:11vmin;line-height:1;font-weight:800;font-variant-numeric:tabular-nums}
.words p{font-size:3.4vmin}
.dishes{flex:1;min-height:0;overflow:clip;columns:2;column-gap:6vmin;font-size:calc(var(--size)*1vmin);line-height:1.35}
.dishes h3{font-size:1.15em;margin:0 0 .2em;break-after:avoid;color:#b3261e}
.dishes ul{list-style:none;padding:0;margin:0 0 .8em}
.dishes li{break-inside:avoid;padding:.08em 0}
@media (max-aspect-ratio:1/1){body{overflow:auto}.words{height:auto;min-height:100%;overflow-wrap:anywhere}.dishes{columns:1;font-size:max(4vmin,1rem)}
.words p{font-size:max(3.4vmin,1rem)}}
`
