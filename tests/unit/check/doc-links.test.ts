import { expect, test } from 'vitest'
import { checkDocLinks } from '@/scripts/check/doc-links.mjs'
import { tree } from './tree'

const page = '# The product\n\n<a id="sign-up"></a>\n## Sign up — `/signup`\n'

test.each([
  ['an anchor that is written out', '/** docs/product.md#sign-up */'],
  ['the anchor of a heading', '// docs/product.md#the-product'],
  ['a page', '// docs/product.md says more'],
  ['nothing', 'export const a = 1'],
])('%s is in order', (_, text) => {
  expect(checkDocLinks(tree({ 'lib/a.ts': text, 'docs/product.md': page }))).toEqual([])
})

// Put together, since this file is looked at as well.
test.each([
  ['an anchor that is not there', '\n/** docs/product.md' + '#sign-out */', 'lib/a.ts:2 no #sign-out'],
  ['a page that is not there', '// docs' + '/nowhere.md', 'no page docs'],
  ['a paper from elsewhere', `// SPEC${'.md'}`, 'is not in the repository'],
  ['a folder from elsewhere', `// ..${'/shared'}/a`, 'is not in the repository'],
  ['a section’s number', `// as §${'2.4'} has it`, 'is not in the repository'],
])('%s is caught', (_, text, problem) => {
  expect(checkDocLinks(tree({ 'lib/a.ts': text, 'docs/product.md': page }))).toEqual([
    expect.stringContaining(problem),
  ])
})

test.each([
  ['to a page', '[product](docs/product.md#sign-up)', []],
  ['to a file and to a folder', '[code](lib/a.ts), [folder](lib)', []],
  ['in the page itself', '# Here\n\n[here](#here)', []],
  ['to the web, or in code', '[web](https://example.com), `[x](nowhere.md)`', []],
  ['to nothing, but a file, a folder and a name without its ending', '`lib/a.ts` `lib/` `lib/a`', []],
  ['to nothing, but a file that is gone', '`lib/' + 'gone.ts`', ['README.md: no file lib/gone.ts']],
  ['to a page that is gone', '[gone](docs' + '/gone.md)', ['no page docs']],
  ['to an anchor that is gone', '[gone](docs/product.md' + '#gone)', ['no #gone']],
  ['to a file that is gone', '[gone](lib/gone.ts)', ['README.md: no file lib/gone.ts']],
])('a link %s', (_, text, problems) => {
  const files = { 'README.md': text, 'lib/a.ts': '', 'docs/product.md': page }
  const found = checkDocLinks(tree(files))
  expect(found.length > 0).toBe(problems.length > 0)
  for (const problem of problems) expect(found.join()).toContain(problem)
})

test('an anchor that stands twice on a page is caught', () => {
  expect(checkDocLinks(tree({ 'docs/product.md': `${page}<a id="sign-up"></a>` }))).toEqual([
    'docs/product.md: #sign-up stands there twice',
  ])
})
