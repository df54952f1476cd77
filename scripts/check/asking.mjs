import { Visitor } from 'oxc-parser'
import { lineOf } from './source-files.mjs'

/** @typedef {import('./source-files.mjs').Source} Source */

/** The files that ask without send() of lib/browser, with the reason. @type {Record<string, string>} */
export const otherWays = {
  'components/offline/saved-pages.tsx': 'whether there is a network again: no endpoint is asked',
  'components/template-editor/layout/menu-faces.ts': 'a file of ours: how wide the letters are',
  'components/templates/use-share.ts': 'a drawn sheet, handed on as the file it is',
  'components/upload/send-file.ts': 'by XMLHttpRequest: fetch does not say how much has gone',
  'lib/browser/ask.ts': 'the work of send()',
  'lib/browser/read-page.ts':
    'a page of ours, read as a page: the list’s next cards, those near a diner, those of favourites',
  'components/visits/visit-beacon.tsx': 'by sendBeacon, as the page closes; nobody waits for an answer',
}

/** What browsers run. app/api is our own server and names the addresses that other programs call. */
const ASKS = /^(components|app|lib\/browser)\/(?!api\/)/
/** Endpoints without their schemas. The compiler holds each to the contract. */
const SHORT_FORMS = /^lib\/browser\/endpoints\//
const ADDRESS = /^\/api\/\w/
const WAYS = ['fetch', 'XMLHttpRequest', 'sendBeacon']

/** @param {object} callee */
const nameOf = (callee) =>
  Reflect.get(callee, 'name') ?? Reflect.get(Reflect.get(callee, 'property') ?? {}, 'name')

/** The browser calls our server in one way only: lib/browser/send, by an endpoint. @param {Source} source @returns {string[]} */
export function askingProblems(source) {
  const { file, program } = source
  if (!ASKS.test(file) || SHORT_FORMS.test(file)) return []
  /** @type {string[]} */
  const problems = []
  /** @param {{ start: number }} node @param {string} problem */
  const add = (node, problem) => problems.push(`${file}:${lineOf(source, node.start)} ${problem}`)
  /** @param {{ start: number, callee: object }} node */
  function called(node) {
    const name = nameOf(node.callee)
    if (WAYS.includes(name)) add(node, `${name}: our server is asked by send() alone (lib/browser/send)`)
  }
  /** @param {{ start: number }} node @param {unknown} text */
  function checkText(node, text) {
    if (typeof text === 'string' && ADDRESS.test(text)) add(node, `«${text}»: an endpoint has its path`)
  }
  new Visitor({
    CallExpression: called,
    NewExpression: called,
    Literal: (node) => checkText(node, node.value),
    TemplateElement: (node) => checkText(node, node.value.raw),
  }).visit(program)
  if (!(file in otherWays)) return problems
  return problems.length > 0
    ? []
    : [`${file} asks by send() now: take it off the list in scripts/check/asking.mjs`]
}
