import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { linksOf } from './markdown.mjs'

const folder = 'docs/decisions'
const index = `${folder}/README.md`
const PARTS = ['Context', 'Decision', 'Consequence']
const DATE = /^- Date: \d{4}-\d{2}-\d{2}(, amended \d{4}-\d{2}-\d{2})?$/m
const STATUS = /^- Status: (accepted|open|superseded by \[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\))$/m

/**
 * Checks that every record has its own number, a date, a status and three parts, and is in the index under its title.
 * @param {string} root
 * @returns {string[]} one line a problem
 */
export function checkDecisionRecords(root) {
  if (!existsSync(path.join(root, index))) return [`${index} is missing`]
  const listed = readFileSync(path.join(root, index), 'utf8')
  const files = readdirSync(path.join(root, folder)).filter((file) => file !== 'README.md')
  return [
    ...files.flatMap((file) => recordProblems(root, file, listed)),
    ...sameNumber(files),
    ...linksOf(listed)
      .filter((link) => /^\d{4}-/.test(link) && !files.includes(link))
      .map((link) => `${index}: no record ${link}`),
  ]
}

/** @param {string} root @param {string} file @param {string} listed */
function recordProblems(root, file, listed) {
  const [, number] = file.match(/^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.md$/) ?? []
  if (!number) return [`${folder}/${file}: a record is called 0001-short-name.md`]
  const text = readFileSync(path.join(root, folder, file), 'utf8')
  const [, title] = text.match(new RegExp(`^# ${number}\\. (.+)\n`)) ?? []
  const problems = PARTS.filter((part) => isEmpty(text, part)).map((part) => `says nothing under «${part}»`)
  if (!title) problems.push(`begins with «# ${number}. Title»`)
  if (!DATE.test(text)) problems.push('has no «- Date: 2026-11-22»')
  if (!STATUS.test(text)) problems.push('has no status (accepted, open, superseded by a link)')
  if (title && !listed.includes(`\n- [${number}. ${title}](${file})\n`))
    problems.push(`is not in ${index} under its title`)
  return problems.map((problem) => `${folder}/${file}: ${problem}`)
}

/** A part with only a link or a file name counts as empty. @param {string} text @param {string} part */
function isEmpty(text, part) {
  const [, rest = ''] = text.split(`\n## ${part}\n`)
  const prose = (rest.split('\n## ')[0] ?? '').replace(/`[^`]*`|\[[^\]]*\]\([^)]*\)/g, '')
  return (prose.match(/[\p{L}\d]+/gu) ?? []).length < 3
}

/** @param {string[]} files */
function sameNumber(files) {
  const numbers = files.map((file) => file.slice(0, 4))
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))].map(
    (number) => `${folder}: number ${number} is there twice`,
  )
}
