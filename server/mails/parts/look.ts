import type { CSSProperties } from 'react'

/** Mail programs read inline styles. The dark styles use class names, where a mail program supports dark styles. */
const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const display = "'Bricolage Grotesque', 'Trebuchet MS', 'Segoe UI', Helvetica, Arial, sans-serif"

export const ink = { paper: '#f6f3f0', card: '#ffffff', ink: '#1d1412', soft: '#62554f', line: '#e4dcd6' }
export const check = '#c8102e'
const azulejo = '#17479e'

export const look = {
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0, msoHide: 'all' },
  page: { margin: 0, padding: 0, backgroundColor: ink.paper, fontFamily: sans },
  logo: { color: check, font: `800 28px/1 ${display}`, letterSpacing: '-0.02em', textDecoration: 'none' },
  heading: { margin: '0 0 16px', color: ink.ink, font: `800 28px/1.15 ${display}` },
  subheading: {
    margin: '24px 0 12px',
    paddingTop: 20,
    borderTop: `1px solid ${ink.line}`,
    color: ink.ink,
    font: `800 22px/1.2 ${display}`,
  },
  price: { margin: '0 0 8px', color: check, font: `800 44px/1.1 ${display}` },
  askPrice: { margin: '0 0 8px', color: ink.soft, font: `600 17px/1.4 ${sans}` },
  facts: { margin: '0 0 20px', color: ink.soft, font: `400 14px/1.5 ${sans}` },
  part: {
    margin: '0 0 4px',
    paddingBottom: 6,
    borderBottom: `2px solid ${ink.line}`,
    color: ink.ink,
    font: `800 18px/1.3 ${display}`,
  },
  dish: { padding: '7px 0', color: ink.ink, font: `400 17px/1.4 ${sans}`, overflowWrap: 'anywhere' },
  supplement: {
    padding: '7px 0 7px 12px',
    color: ink.ink,
    font: `600 15px/1.4 ${sans}`,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  allergens: { color: ink.soft, font: `400 14px/1.4 ${sans}` },
  picture: {
    display: 'block',
    width: '100%',
    maxWidth: 520,
    height: 'auto',
    border: 0,
    borderRadius: 8,
    color: ink.soft,
    font: `400 15px/1.5 ${sans}`,
  },
  paragraph: { margin: '0 0 16px', color: ink.ink, font: `400 17px/1.5 ${sans}` },
  small: { margin: '0 0 12px', color: ink.soft, font: `400 14px/1.5 ${sans}` },
  code: { margin: '8px 0 24px', color: ink.ink, font: `800 40px/1.2 ${display}`, letterSpacing: '0.2em' },
  label: {
    color: ink.soft,
    font: `400 15px/1.5 ${sans}`,
    paddingRight: 16,
    whiteSpace: 'nowrap',
    verticalAlign: 'top',
  },
  longLabel: { whiteSpace: 'normal', width: '40%' },
  value: { color: ink.ink, font: `600 15px/1.5 ${sans}`, width: '100%', wordBreak: 'break-word' },
  link: { color: azulejo, overflowWrap: 'anywhere' },
  action: { margin: '8px 0 24px' },
  buttonCell: { backgroundColor: check, borderRadius: 8, msoPaddingAlt: '15px 24px' },
  button: {
    display: 'inline-block',
    padding: '15px 24px',
    color: '#ffffff',
    font: `600 17px/1.2 ${sans}`,
    textDecoration: 'none',
  },
} satisfies Record<string, CSSProperties & { msoPaddingAlt?: string; msoHide?: string }>

export const darkStyle = `
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #15100f !important; }
  .card { background-color: #211a18 !important; border-color: #3b302d !important; }
  .ink { color: #f9f2ec !important; }
  .soft { color: #c0b2aa !important; }
  .line { border-color: #3b302d !important; }
  .link { color: #a3c0ff !important; }
  .price { color: #ff8d93 !important; }
  .logo { color: #ff8d93 !important; }
  .button { background-color: #d3203d !important; }
  .cloth { background-color: #2c1416 !important; }
}
@media (max-width: 480px) { .room { padding-left: 20px !important; padding-right: 20px !important; } }
`
