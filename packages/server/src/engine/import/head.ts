import { folded } from '@kilau/contract/core/cell-text.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { LANGUAGES, type Language } from '@kilau/contract/locales/index.ts';
import { translatorOf } from '../../platform/i18n.ts';

/** The head of a file: which field stands in which column, and in whose words. */
export interface Head {
  readonly texts: readonly string[];
  /** Name of the field, by place; `undefined` for a column of no field. */
  readonly columns: readonly (string | undefined)[];
  readonly language: Language;
  /** Texts of the columns that are not taken over: unknown, or what the server works out itself. */
  readonly skipped: readonly string[];
}

/** What of a master its columns follow from. */
type Headed = Pick<Resource, 'fields' | 'id'> & Partial<Pick<Resource, 'computed'>>;

type Names = ReadonlyMap<string, readonly string[]>;

/** What a master's columns may be called in one language. A text may stand for several fields, in their order. */
function namesIn(fields: Fields, language: Language): Names {
  const t = translatorOf(language);
  const names = new Map<string, readonly string[]>();
  for (const [name, field] of Object.entries(fields)) {
    const label = folded(t(labelKey(name, field)));
    names.set(label, [...(names.get(label) ?? []), name]);
  }
  return names;
}

/** How a head may be written: in a language, or in the names of the API. */
type Style = Language | 'nama';

/** Reads heads of one master: the labels of any language, or field names. */
export class HeadReader {
  readonly #resource: Headed;
  readonly #prefer: Language;
  readonly #styles: ReadonlyMap<Style, Names>;

  constructor(resource: Headed, prefer: Language) {
    const fields = { ...resource.fields, ...resource.computed };
    this.#resource = resource;
    this.#prefer = prefer;
    this.#styles = new Map<Style, Names>([
      ...[prefer, ...LANGUAGES].map((language) => [language, namesIn(fields, language)] as const),
      ['nama', new Map(Object.keys(fields).map((name) => [folded(name), [name]]))],
    ]);
  }

  /** How many columns of the head are known. */
  readonly known = (head: readonly string[]): number => {
    const style = this.#styleOf(head);
    return head.filter((cell) => this.#candidates(cell, style).length > 0).length;
  };

  /** @throws Problem `impor_kolom_ganda` when it is not clear which column is which. */
  read(head: readonly string[]): Head {
    const style = this.#styleOf(head);
    const texts = head.map(folded);
    const columns = head.map((cell, index) => {
      const candidates = this.#candidates(cell, style);
      const alike = texts.filter((text) => text === texts[index]).length;
      if (candidates.length > 0 && alike !== candidates.length) throw new Problem('impor_kolom_ganda', { kolom: cell });
      // Fields of one label stand in the file in their own order.
      return candidates[texts.slice(0, index).filter((text) => text === texts[index]).length];
    });
    const twice = columns.findIndex((name, index) => name !== undefined && columns.indexOf(name) !== index);
    if (twice >= 0) throw new Problem('impor_kolom_ganda', { kolom: head[twice] ?? '' });
    const taken = columns.map((name) => (name !== undefined && this.#isTyped(name) ? name : undefined));
    return {
      texts: head,
      columns: taken,
      language: style === 'nama' ? this.#prefer : style,
      skipped: head.filter((cell, index) => cell.trim() !== '' && taken[index] === undefined),
    };
  }

  /** A code the server makes still finds its record. */
  #isTyped(name: string): boolean {
    const field = this.#resource.fields[name];
    return field !== undefined && (field.readOnly !== 'always' || name === this.#resource.id);
  }

  /** The style in which the most columns are called so; the caller's own language when it makes no difference. */
  #styleOf(head: readonly string[]): Style {
    const scores = [...this.#styles].map(([style, names]) => ({
      style,
      score: head.filter((cell) => names.has(folded(cell))).length,
    }));
    return scores.toSorted((a, b) => b.score - a.score)[0]?.style ?? this.#prefer;
  }

  #candidates(cell: string, style: Style): readonly string[] {
    const text = folded(cell);
    const here = this.#styles.get(style)?.get(text);
    if (here) return here;
    // A column in another style counts when no two of them mean different fields by it.
    const elsewhere = new Set([...this.#styles.values()].flatMap((names) => names.get(text) ?? []));
    return elsewhere.size === 1 ? [...elsewhere] : [];
  }
}
