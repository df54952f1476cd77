import { readFile, writeFile } from 'node:fs/promises'
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib'

/** Runs as a separate process. No imports from our code, because tests run this file directly. */

const megabyte = 1024 * 1024
const mostBytes = 40 * megabyte

/** The lists of objects of a PDF of 20 MB unfold to a few megabytes. Pictures and pages stay folded here. */
const mostUnfolded = 64 * megabyte

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

type Answer = 'clean' | 'broken' | 'locked' | 'heavy'

async function clean(path: string, out: string): Promise<Answer> {
  unfolded = 0
  const document = await open(await readFile(path))
  if (unfolded > mostUnfolded) return 'heavy'
  if (!document) return 'broken'
  if (document.isEncrypted) return 'locked'
  const pages = document.getPageCount()
  if (pages === 0) return 'broken'
  if (pages > mostPages) return 'heavy'
  for (const [, object] of document.context.enumerateIndirectObjects()) disarm(object)
  dropUnreachable(document)
  const bytes = await document.save({ updateFieldAppearances: false, addDefaultPage: false })
  if (bytes.byteLength > mostBytes) return 'heavy'
  await writeFile(out, bytes, { flag: 'wx', mode: 0o600 })
  return 'clean'
}

let unfolded = 0

/**
 * pdf-lib unfolds a list of objects whole, and goes on with the next one after an error. All its filters grow their buffers by one method,
 * which refuses here what is too much. If a version of pdf-lib has no such method, the process ends at its limit of memory.
 */
function boundUnfolding() {
  const nothing = new Uint8Array([0x78, 0x9c])
  const dict = PDFContext.create().obj({ Filter: 'FlateDecode' })
  const grows = Object.getPrototypeOf(
    Object.getPrototypeOf(decodePDFRawStream(PDFRawStream.of(dict, nothing))),
  )
  const grow: unknown = grows.ensureBuffer
  if (typeof grow !== 'function') return
  grows.ensureBuffer = function ensureBuffer(this: { buffer: Uint8Array }, bytes: number) {
    const { byteLength } = this.buffer
    // A buffer that grows is at least doubled.
    if (bytes > byteLength) unfolded += Math.max(bytes - byteLength, byteLength)
    if (unfolded > mostUnfolded) throw new RangeError('too much is unfolded')
    return grow.call(this, bytes)
  }
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

// pdf-lib tells of each object that it cannot read.
console.log = () => undefined
console.warn = () => undefined
boundUnfolding()
process.on('disconnect', () => process.exit())
process.on('message', async ({ path, out }: { path: string; out: string }) => {
  process.send?.(await clean(path, out).catch(() => 'broken' satisfies Answer))
})
