import { projectFolder } from '@/server/project-folder'

/** Photos, logos and cartas of the demo: served where they lie, never copied. */
export const demoFilesFolder = () => projectFolder('server/db/seed/files')
