/// What became of a text, whatever the rest of it says: "Tea" → "Tea ✓" and "Milk" → "Milk ✓" are the same change.
struct TextChange: Hashable {
  /// What stood there and no longer does.
  let removed: Substring
  /// What stands there instead.
  let inserted: Substring

  /// Nil if nothing changed.
  init?(from old: String, to new: String) {
    if old == new { return nil }
    let start = zip(old, new).prefix { $0.0 == $0.1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0.0 == $0.1 }.count
    removed = oldRest.dropLast(end)
    inserted = newRest.dropLast(end)
  }
}
