import { readFile } from 'node:fs/promises'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from 'pdf-lib'

/** Exit codes of a failure, which clean-pdf.ts reads. No imports from our code, because tests run this file directly. */
const endings = { broken: 3, locked: 4, heavy: 5 }

/** A menu has a few pages, a wine list a hundred. More pages take longer than a person waits. */
const mostPages = 1000

/** Keys that start an action, contain a script or contain another file. */
const acting = [
  'JS',
  'JavaScript',
  'AA',
  'OpenAction',
  'Launch',
  'EmbeddedFiles',
  'EF',
  'AF',
  'XFA',
  'RichMedia',
  'RichMediaContent',
  'Collection',
  'Movie',
  'Sound',
  'Rendition',
].map((name) => PDFName.of(name))

/** Actions that only open a page of the same document or a web address. */
const harmlessActions = new Set(['/GoTo', '/URI', '/Named'])
const harmfulAnnotations = new Set(['/FileAttachment', '/RichMedia', '/Movie', '/Sound', '/Screen', '/3D'])

async function clean(path: string): Promise<Uint8Array | number> {
  const document = await open(await readFile(path))
  if (!document) return endings.broken
  if (document.isEncrypted) return endings.locked
  const pages = document.getPageCount()
  if (pages === 0) return endings.broken
  if (pages > mostPages) return endings.heavy
  for (const [, object] of document.context.enumerateIndirectObjects()) disarm(object)
  dropUnreachable(document)
  return document.save({ updateFieldAppearances: false, addDefaultPage: false })
}

/** Returns null if the file is not a PDF, or only begins like a PDF. */
async function open(bytes: Uint8Array) {
  try {
    const options = { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: false }
    const document = await PDFDocument.load(bytes, options)
    document.getPageCount()
    return document
  } catch {
    return null
  }
}

/** Uses its own stack instead of recursion, because objects may be nested deeply. */
function disarm(root: PDFObject) {
  const stack = [root]
  for (let object = stack.pop(); object; object = stack.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFArray) stack.push(...dict.asArray())
    if (!(dict instanceof PDFDict)) continue
    for (const key of acting) dict.delete(key)
    dropAction(dict)
    stack.push(...dict.values())
  }
}

/** An action is recognised by its key S, in any place. A link without its action does nothing. */
function dropAction(dict: PDFDict) {
  const kind = String(dict.get(PDFName.of('S')))
  const isAction = dict.has(PDFName.of('Type')) && String(dict.get(PDFName.of('Type'))) === '/Action'
  const looksLikeOne =
    /^\/(JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|Rendition|Movie|Sound|RichMediaExecute|Trans|SetOCGState|Hide|ResetForm)$/.test(
      kind,
    )
  if (looksLikeOne || (isAction && !harmlessActions.has(kind)))
    for (const key of dict.keys()) dict.delete(key)
  if (harmfulAnnotations.has(String(dict.get(PDFName.of('Subtype')))) && dict.has(PDFName.of('Rect'))) {
    dict.set(PDFName.of('Subtype'), PDFName.of('Square'))
    dict.delete(PDFName.of('FS'))
  }
}

/** Leaves out objects without a reference, such as the embedded files. */
function dropUnreachable({ context }: PDFDocument) {
  const { Root, Info } = context.trailerInfo
  const stack = [Root, Info].filter((one) => one !== undefined)
  const reached = new Set<PDFObject>()
  for (let object = stack.pop(); object; object = stack.pop()) {
    if (reached.has(object)) continue
    reached.add(object)
    if (object instanceof PDFRef) push(stack, context.lookup(object))
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFArray) stack.push(...dict.asArray())
    if (dict instanceof PDFDict) stack.push(...dict.values())
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref)) context.delete(ref)
}

function push(stack: PDFObject[], object: PDFObject | undefined) {
  if (object) stack.push(object)
}

// Silences pdf-lib's messages, which would mix with the PDF on stdout.
console.log = () => undefined
const cleaned = await clean(process.argv[2] ?? '').catch(() => endings.broken)
if (typeof cleaned === 'number') process.exitCode = cleaned
else process.stdout.write(cleaned)
