import type { UploadLabels } from '@/components/upload/props'
import type { BackgroundColors } from '../colors/use-background-colors'
import type { EditorLabels } from '../labels'
import type { Block } from '../state/design'
import type { Edit } from '../state/edits'
import type { Editor } from '../state/use-editor'

export type PanelProps = {
  editor: Editor
  colors: BackgroundColors
  labels: EditorLabels
  uploadLabels: UploadLabels
  onOpenText: (block: Block) => void
}

/** The changes that panels make: edits that merge into one step, and the end of that step. */
export function changesOf({ dispatch }: Editor) {
  return {
    edit: (edit: Edit, merge?: string) => dispatch({ type: 'edit', edit, merge }),
    done: () => dispatch({ type: 'settle' }),
  }
}
