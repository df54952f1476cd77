import type { Noun } from './entries'

const fruit =
  /pineapple|strawberr|raspberr|berry|berries|banana|apple|pear\b|peach|melon|fruit|\bfig|plum|prune|cherry|mango|orange|mandarin|lemon|lime|kiwi|grape|raisin|apricot|pomegranate|quince|coconut|papaya|persimmon|\bdate\b|jam\b|honey/

const vegetable =
  /vegetable|mushroom|porcini|leek|spinach|aubergine|courgette|asparagus|artichoke|pepper\b|chard|broccoli|cauliflower|cabbage|onion|potato|celery|peas\b|beans|turnip|fennel|greens|tomato|avocado/

/** A vegetable makes a flan savoury, a fruit makes a cake of a bake: the files of the garden hold both. */
export function kindOf({ kind, forms }: Noun): string {
  if (kind !== 'garden' && kind !== 'larder') return kind
  const english = forms.en?.singular ?? ''
  if (/cheese|sauce|vinegar|salad/.test(english)) return kind
  if (/pumpkin|carrot|sweet potato/.test(english)) return kind
  if (vegetable.test(english)) return kind === 'garden' ? 'garden' : kind
  return fruit.test(english) ? 'fruit' : kind
}

export const isVegetable = (noun: Noun) =>
  ['garden', 'larder'].includes(noun.kind) &&
  kindOf(noun) === noun.kind &&
  vegetable.test(noun.forms.en?.singular ?? '')
