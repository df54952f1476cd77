import { projectFolder } from '@/server/project-folder'
import pictures from './pictures.json'

/** Printed at the first start, so that everybody can see the owner's side. */
export const demoOwner = {
  email: 'demo@mantel.example',
  password: 'mantel-demo-2026',
  firstName: 'Amparo',
  lastName: 'Requena Vidal',
} as const

/** The demo's photos and cartas have no rows in the files table: this map holds the data of such rows. */
export const demoPictures = new Map(Object.entries(pictures))

/** Photos, logos and cartas of the demo: served from this folder, never copied. */
export const demoFilesFolder = () => projectFolder('server/db/seed/files')
