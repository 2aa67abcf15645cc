import CellHarness
import CellTrace

/// How some walks begin: with a script that somebody wrote or a search kept, as it is or a little changed, and go on from there.
///
/// Whoever wrote a script knows where a screen is delicate, and what broke it once breaks it again nearby: a few steps behind, or beside
/// it. By chance alone a walk seldom gets there.
enum Beginning {
  /// What the walk of a number begins with; nil: with nothing that is there. Without scripts nothing is drawn: all walks are then those
  /// of a search that knows of none.
  static func of(_ scripts: [[Interaction]], number: Int, _ random: inout SplitMix64) -> [Interaction]? {
    if scripts.isEmpty { return nil }
    // Each is performed whole once, soon and under the base policy: by two of four walks, until all were.
    let turn = number / 4 * 2 + number % 4 - 1
    if [1, 2].contains(number % 4), turn < scripts.count { return scripts[turn] }
    guard random.below(3) == 0 else { return nil }
    let script = scripts[random.below(scripts.count)]
    return random.below(2) == 0 ? script : changed(script, scripts, &random)
  }

  /// The script with one change: cut off, a step left out, made twice or before the one that came first, or another script's end.
  private static func changed(
    _ script: [Interaction], _ scripts: [[Interaction]], _ random: inout SplitMix64
  ) -> [Interaction] {
    guard !script.isEmpty else { return script }
    let place = random.below(script.count)
    var changed = script
    switch random.below(5) {
    case 0: changed.removeSubrange(place...)
    case 1: changed.remove(at: place)
    case 2: changed.insert(script[place], at: place)
    case 3: if place > 0 { changed.swapAt(place - 1, place) }
    case _:
      let other = scripts[random.below(scripts.count)]
      changed.replaceSubrange(place..., with: other.dropFirst(other.isEmpty ? 0 : random.below(other.count)))
    }
    return changed
  }
}
