import { PDFDocument } from 'pdf-lib'
import sharp from 'sharp'
import { isFile, type Step, text } from '../step'

const dot = { width: 64, height: 48, channels: 3, background: 'orange' } as const
const jpeg = new Uint8Array(await sharp({ create: dot }).jpeg().toBuffer())
const png = new Uint8Array(await sharp({ create: dot }).png().toBuffer())
const document = await PDFDocument.create()
document.addPage()
export const files = { jpeg, png, pdf: new Uint8Array(await document.save()) }

export function uploadForm(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('file', new Blob([bytes]), name)
  return form
}

const uploads = (as: string, name: string, bytes: Uint8Array<ArrayBuffer>): Step => ({
  call: 'POST /api/aws/uploadToAws',
  does: `uploads ${name}`,
  sends: ({ ownerId = '', token }) => ({
    token,
    headers: { ownerid: ownerId },
    form: uploadForm(name, bytes),
  }),
  reads: () => ({ fileUrl: isFile, name: text, message: text }),
  keeps: { [as]: 'fileUrl' },
})

export const uploadsFiles: Step[] = [
  uploads('logo', 'logo.png', files.png),
  uploads('header', 'fachada.jpg', files.jpeg),
  uploads('photo', 'sala.jpg', files.jpeg),
  uploads('otherPhoto', 'terraza.png', files.png),
  uploads('fullMenu', 'menu.pdf', files.pdf),
  uploads('carta', 'carta.pdf', files.pdf),
  uploads('cartaPhoto', 'carta.jpg', files.jpeg),
  uploads('special', 'navidad.pdf', files.pdf),
]
