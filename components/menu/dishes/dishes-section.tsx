'use client'

import { Button } from '@/components/ui/button'
import { PlusIcon } from '@/components/ui/icons'
import { UndoLine } from '@/components/upload/undo-line'
import { fill } from '@/lib/i18n/fill'
import type { MenuLabels } from '../labels'
import { dishCount } from '../menu-values'
import { NoteLines } from '../note-lines'
import type { MenuEditor } from '../use-menu-editor'
import { AllergenReview } from './allergen-review'
import { CategoryCard } from './category-card'
import { useDishList } from './use-dish-list'

type Props = { editor: MenuEditor; labels: MenuLabels }

export function DishesSection({ editor, labels }: Props) {
  const { rows, removed, announcement, actions } = useDishList(editor, labels)
  const { categories } = editor.values
  const texts = labels.dishes
  const problem = editor.problems.categories
  const undo = { undo: texts.undo, onUndo: actions.undo }
  return (
    <section aria-labelledby="menu-dishes" className="flex flex-col gap-4">
      <h2 id="menu-dishes" className="text-2xl">
        {texts.title}
      </h2>
      {dishCount(editor.values) > 0 ? (
        <AllergenReview categories={categories} onAccept={actions.declare} labels={labels} />
      ) : null}
      <NoteLines
        notes={editor.notes.categories}
        name={texts.title}
        labels={labels}
        onFine={() => editor.change((now) => now, 'categories')}
      />
      <p role="alert" className="font-semibold text-check-ink empty:hidden">
        {problem && labels.problems[problem]}
      </p>
      {categories.map((category, index) => (
        <CategoryCard
          key={category.key}
          category={category}
          index={index}
          count={categories.length}
          {...rows}
          actions={actions}
          labels={labels}
        >
          {removed && 'dish' in removed && removed.place.category === index ? (
            <UndoLine
              text={fill(texts.removed, { name: removed.dish.name.trim() || texts.unnamed })}
              {...undo}
            />
          ) : null}
        </CategoryCard>
      ))}
      {removed && 'category' in removed ? (
        <UndoLine text={fill(texts.removedCategory, { name: removed.category.name })} {...undo} />
      ) : null}
      <Button variant="secondary" className="self-start" onClick={actions.addCategory}>
        <PlusIcon className="size-5" />
        {texts.addCategory}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </section>
  )
}
