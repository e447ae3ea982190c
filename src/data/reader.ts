type Fields = Readonly<Record<string, unknown>>;

/** Reads the fields of one object of a data file, and names a wrong one. */
export class Reader {
  private constructor(
    private readonly file: string,
    private readonly place: string,
    private readonly fields: Fields,
  ) {}

  /**
   * @param file - path of the data file, for errors
   * @param place - where in the file the object is, such as `root.expo[0]`
   * @param value - the object
   * @throws Error when the value is not an object
   */
  static of(file: string, place: string, value: unknown): Reader {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new Error(`${file}: ${place} must be an object.`);
    }
    return new Reader(file, place, { ...value });
  }

  private fail(field: string, wanted: string): never {
    throw new Error(`${this.file}: ${this.place}.${field} must be ${wanted}.`);
  }

  text(field: string): string {
    const value = this.fields[field];
    return typeof value === 'string' && value.trim() !== ''
      ? value
      : this.fail(field, 'a text');
  }

  optionalText(field: string): string | undefined {
    return this.fields[field] === undefined ? undefined : this.text(field);
  }

  textOrNull(field: string): string | null {
    return this.fields[field] === null ? null : this.text(field);
  }

  texts(field: string): string[] {
    const value = this.fields[field];
    return Array.isArray(value) &&
      value.length > 0 &&
      value.every((each) => typeof each === 'string' && each.trim() !== '')
      ? value.map(String)
      : this.fail(field, 'a list of texts that is not empty');
  }

  optionalTexts(field: string): string[] {
    return this.fields[field] === undefined ? [] : this.texts(field);
  }

  /** An object whose keys are among `names` and whose values are texts. */
  record<Name extends string>(
    field: string,
    names: readonly Name[],
  ): Partial<Record<Name, string>> {
    return this.object(field, (row) => {
      const found: Partial<Record<Name, string>> = {};
      for (const key of Object.keys(row.fields)) {
        const name = names.find((name) => name === key);
        if (name === undefined) {
          return row.fail(key, `left out: it takes ${names.join(', ')}`);
        }
        found[name] = row.text(key);
      }
      return found;
    });
  }

  /** As {@link record}; empty when the field is left out. */
  optionalRecord<Name extends string>(
    field: string,
    names: readonly Name[],
  ): Partial<Record<Name, string>> {
    return this.fields[field] === undefined ? {} : this.record(field, names);
  }

  flag(field: string): boolean {
    const value = this.fields[field];
    return typeof value === 'boolean'
      ? value
      : this.fail(field, 'true or false');
  }

  oneOf<Name extends string>(field: string, names: readonly Name[]): Name {
    const value = this.fields[field];
    return (
      names.find((name) => name === value) ??
      this.fail(field, `one of ${names.join(', ')}`)
    );
  }

  url(field: string): string {
    const value = this.text(field);
    return URL.canParse(value)
      ? value
      : this.fail(field, 'an absolute address');
  }

  list<Row>(field: string, read: (row: Reader) => Row): Row[] {
    const value = this.fields[field];
    if (!Array.isArray(value) || value.length === 0) {
      return this.fail(field, 'a list that is not empty');
    }
    return value.map((row, index) =>
      read(
        Reader.of(this.file, `${this.place}.${field}[${String(index)}]`, row),
      ),
    );
  }

  object<Value>(field: string, read: (value: Reader) => Value): Value {
    return read(
      Reader.of(this.file, `${this.place}.${field}`, this.fields[field]),
    );
  }
}
