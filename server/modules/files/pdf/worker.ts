import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRef, PDFStream } from 'pdf-lib'

export type PdfAnswer = { refused: 'pdf-broken' | 'pdf-locked' } | { bytes: Uint8Array; pages: number }

/** Whatever begins an action, carries a script or holds another file. */
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

/** Actions that only lead somewhere: a page of the same document, or an address of the web. */
const harmlessActions = new Set(['/GoTo', '/URI', '/Named'])
const harmfulAnnotations = new Set(['/FileAttachment', '/RichMedia', '/Movie', '/Sound', '/Screen', '/3D'])

async function clean(path: string): Promise<PdfAnswer> {
  const document = await open(await readFile(path))
  if (!document) return { refused: 'pdf-broken' }
  if (document.isEncrypted) return { refused: 'pdf-locked' }
  const pages = document.getPageCount()
  if (pages === 0) return { refused: 'pdf-broken' }
  for (const [, object] of document.context.enumerateIndirectObjects()) disarm(object)
  dropUnreachable(document)
  const bytes = await document.save({ updateFieldAppearances: false, addDefaultPage: false })
  return { bytes, pages }
}

/** null for what is no PDF, or only begins like one. */
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

/** Walked with a stack of our own: what is nested may be nested deeply. */
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

/** An action, wherever it is kept, is known by its S; a link without its action leads nowhere. */
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

/** What nothing leads to any more, such as the files that were inside, is not written. */
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

const answer = await clean(String(workerData))
parentPort?.postMessage(answer)
