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

/** What the panels do: edits that merge while one thing is being changed, and the end of that. */
export function changesOf({ dispatch }: Editor) {
  return {
    edit: (edit: Edit, merge?: string) => dispatch({ type: 'edit', edit, merge }),
    done: () => dispatch({ type: 'settle' }),
  }
}
