import CellTrace

/// Makes a script shorter and simpler as long as it still shows the same finding.
///
/// Steps go in halves, quarters and so on, then one by one until none can go: the result is 1-minimal, unless the budget ended it.
/// Then arguments are made simpler. Whoever calls says what "the same finding" means.
/// The data of a screen are the app's own and are left as they are (decision 0095).
struct Shrinker {
  /// How many candidates may be tried.
  var budget: Int
  /// Items that are on screen from the beginning: a script that scrolls to its item may do the same with one of them.
  var spares: [CellItemID] = []
  /// True if a candidate still shows the finding.
  let shows: ([Interaction]) throws -> Bool

  /// What shrinking came to.
  struct Result: Equatable {
    var script: [Interaction]
    /// How many shorter scripts were tried.
    var tried = 0
    /// True if it was checked that no single step can be skipped.
    var isMinimal = false
  }

  func shrink(_ script: [Interaction]) throws -> Result {
    var result = Result(script: script)
    var size = script.count / 2
    while size > 1 {
      try dropParts(of: size, from: &result)
      size /= 2
    }
    repeat {
      let before = result.script
      result.isMinimal = try dropParts(of: 1, from: &result)
      let isShorter = result.script != before
      let isSimpler = try stayAtTop(&result) || doOneForTwo(&result) || simplify(&result)
      // A simpler argument may make another step needless; a step that went may make one before it needless.
      guard isShorter || isSimpler, result.tried < budget else { break }
    } while true
    return result
  }

  /// Leaves out runs of `size` steps wherever that is possible, from the end. False if the budget ended it.
  @discardableResult
  private func dropParts(of size: Int, from result: inout Result) throws -> Bool {
    var start = result.script.count - size
    while start >= 0 {
      var candidate = result.script
      candidate.removeSubrange(start..<start + size)
      guard let isSame = try check(candidate, &result) else { return false }
      if isSame { result.script = candidate }
      start = min(start - (isSame ? size : 1), result.script.count - size)
      if size > 1, !isSame { start -= size - 1 }
    }
    return true
  }

  /// Does the same with an item that needs no scroll before it.
  private func stayAtTop(_ result: inout Result) throws -> Bool {
    let rest = Array(result.script.drop(while: \.isScroll))
    guard rest.count < result.script.count, let item = rest.first?.target else { return false }
    for spare in spares where spare.list == item.list && spare != item {
      let candidate = rest.map { step in step.mapItems { $0 == .resolved(item) ? .resolved(spare) : $0 } }
      guard let isSame = try check(candidate, &result) else { return false }
      guard isSame else { continue }
      result.script = candidate
      return true
    }
    return false
  }

  /// Does by one step that the script has anyway what takes two, an action that is opened and chosen.
  private func doOneForTwo(_ result: inout Result) throws -> Bool {
    let script = result.script
    for first in script.indices.dropLast() where script[first].facts.role == .opens && script[first + 1].facts.role == .chooses {
      let two = first...first + 1
      let others = script.indices.filter { !two.contains($0) && !script[$0].isScroll && !script[two].contains(script[$0]) }
      for other in Set(others.map { script.firstIndex(of: script[$0]) ?? $0 }).sorted() {
        var candidate = script
        candidate.replaceSubrange(two, with: [script[other]])
        guard let isSame = try check(candidate, &result) else { return false }
        guard isSame else { continue }
        result.script = candidate
        return true
      }
    }
    return false
  }

  private func simplify(_ result: inout Result) throws -> Bool {
    var changed = false
    for index in result.script.indices {
      for simpler in SimplerInteractions.of(result.script[index]) {
        var candidate = result.script
        candidate[index] = simpler
        guard let isSame = try check(candidate, &result) else { return changed }
        guard isSame else { continue }
        result.script = candidate
        changed = true
        break
      }
    }
    return changed
  }

  /// Nil if the budget is used up.
  private func check(_ candidate: [Interaction], _ result: inout Result) throws -> Bool? {
    guard result.tried < budget else { return nil }
    result.tried += 1
    return try shows(candidate)
  }
}

/// What could stand for an interaction and be simpler to read and repeat, the simplest first.
enum SimplerInteractions {
  static func of(_ interaction: Interaction) -> [Interaction] {
    if case .scrollBy(let points) = interaction { return points > 0 ? [.scrollToEnd] : [.scrollToTop] }
    if case .wait(let seconds) = interaction, seconds > 1 { return [.wait(1)] }
    if case .hurry(let seconds) = interaction, seconds != 0.4 { return [.hurry()] }
    if case .type(let text, let item, let element, let clearing) = interaction, text != "e" {
      return [.type("e", item, element, clearing: clearing)]
    }
    return []
  }
}
