/** What every vector database does: keep vectors under ids, and find the nearest. */
import { cosineSimilarity } from "@voltagent/core";

export interface StoredVector {
  readonly id: string | number;
  readonly vector: readonly number[];
  readonly payload: unknown;
}

/** A vector with its cosine similarity to the query. */
export interface FoundVector extends StoredVector {
  readonly score: number;
}

export class VectorTable {
  readonly #rows = new Map<string | number, StoredVector>();

  get size(): number {
    return this.#rows.size;
  }

  put(row: StoredVector): void {
    this.#rows.set(row.id, row);
  }

  /** Returns the `limit` nearest rows that `keep` lets through, best first. */
  nearest(
    query: readonly number[],
    limit: number,
    keep: (row: StoredVector) => boolean = () => true,
  ): FoundVector[] {
    return [...this.#rows.values()]
      .filter(keep)
      .map((row) => ({ ...row, score: cosineSimilarity([...query], [...row.vector]) }))
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  }
}
