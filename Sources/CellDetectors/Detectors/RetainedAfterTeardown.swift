import CellTrace

/// A controller, a cell or an object that the screen names outlives the screen.
package enum RetainedAfterTeardown: Detector {
  package static let id = "retained-after-teardown"
  package static let summary = "Fires when a controller, cell or named object is still alive after the screen was taken down."
  package static let severity = Severity.warning

  package static let page = DetectorPage(
    meaning: """
      After the script the screen was taken off the window and forgotten, and a minute passed. A view controller or cell of it \
      is still alive, so something holds it: nearly always a closure that captured self strongly and is stored, directly or \
      through views, in self, or a delegate that is not weak. A way of strong references back to it is named if there is one; what \
      closures capture can't be looked into. Each visit of the screen then leaves another one behind, with its observers and timers at work. \
      A screen can name objects of its own that have to go with it (releasedWithScreen): one that stays is an error.
      """,
    example: """
      dataSource = .init(collectionView: collectionView) { list, indexPath, id in
        self.cell(for: id, at: indexPath)          // self → dataSource → closure → self
      }
      """,
    fix: """
      capture self weakly or unowned in closures that self, its views or its cells keep, hold delegates weakly, and end timers and \
      observers.
      """,
    silentFor: [
      "work with an end, such as a delay: it has a minute",
      "objects that the screen does not name, such as models and caches that live with the app",
      "controllers of the frameworks, and controllers and cells that only live because the controller around them does",
    ])

  package static func concerns(_ runs: RunSet) -> Bool { runs.isBase }

  /// The main run is taken down by a copy of its process, unless it has other threads: then a run of its own is.
  package static func references(_ runs: RunSet) -> [ReferenceRequest] {
    runs.main.leakedObjects == nil && runs.main.end == .finished ? [.leakedObjects(of: runs)] : []
  }

  package static func findings(in runs: RunSet) throws(MissingRun) -> [Finding] {
    _ = try runs.runs(references(runs))
    if let leaked = runs.leakedObjects { return findings(of: leaked, in: runs.main) }
    // A tear-down that was cut short says nothing of what would have gone.
    guard runs.main.end == .finished else { return [] }
    throw MissingRun(unperformed: whyCutShort(runs[.leakedObjects(of: runs)]?.end))
  }

  private static func whyCutShort(_ end: RunEnd?) -> String {
    switch end {
    case .trapped(_, _, let report): FindingText.tearDownEnded(TrapReport(report).cause)
    case .exception(_, _, let text, _): FindingText.tearDownEnded(text)
    case .finished, .stepFailed, .inconclusive, nil: FindingText.tearDownCutShort
    }
  }

  private static func findings(of leakedObjects: [LeakedObject], in trace: Trace) -> [Finding] {
    let all = appControllers(among: leakedObjects)
    // Those that another one contains or shows live because it does.
    let kept = Set(all.map(\.type))
    let controllers = all.filter { $0.container.map { !kept.contains($0) } ?? true }
    let cells = leakedObjects.filter { $0.kind == .cell }
    let shown = controllers.isEmpty ? cells : controllers
    // What a controller keeps alive goes with it.
    let roots = shown.isEmpty ? leakedObjects.filter { $0.kind == .object } : shown
    var firsts: [LeakedObject] = []
    for root in roots where !firsts.contains(where: { $0.type == root.type }) { firsts.append(root) }
    let along = firsts.filter { livesAlong($0, with: firsts) }.map(\.type)
    let others = controllers.isEmpty ? roots.count { along.contains($0.type) } : cells.count
    return firsts.filter { !along.contains($0.type) }.map { first in
      finding(
        first, count: roots.count { $0.type == first.type }, cells: others, contained: contained(by: first, among: all),
        leakedObjects,
        trace)
    }
  }

  /// True for a cell that only lives because a cell of another type holds their list: it has no closure of its own, and reaches the other's.
  private static func livesAlong(_ cell: LeakedObject, with others: [LeakedObject]) -> Bool {
    guard cell.kind == .cell, cell.cycle == nil, !cell.closures.isEmpty, !hasOwnClosure(cell) else { return false }
    return others.contains { other in
      other.kind == .cell && other.cycle == nil && hasOwnClosure(other) && Set(cell.closures).isSubset(of: other.closures)
    }
  }

  private static func hasOwnClosure(_ object: LeakedObject) -> Bool {
    let name = object.type.split(separator: ".").last.map(String.init) ?? object.type
    return object.closures.contains { $0.hasPrefix(name + ".") }
  }

  /// The app's own, each in the nearest of the app's own around it: navigation and pages in between are the frameworks'.
  private static func appControllers(among objects: [LeakedObject]) -> [LeakedObject] {
    let all = objects.filter { $0.kind == .controller }
    let containers = Dictionary(all.map { ($0.type, $0.container) }) { first, _ in first }
    return all.filter { !isOfFrameworks($0.type) }.map { controller in
      var controller = controller
      var passed: Set<String> = []
      while let container = controller.container, isOfFrameworks(container), passed.insert(container).inserted {
        controller.container = containers[container] ?? nil
      }
      return controller
    }
  }

  /// Types of controllers that live with one, those that they contain included.
  private static func contained(by root: LeakedObject, among all: [LeakedObject]) -> [String] {
    var (found, next) = ([String](), [root.type])
    while let container = next.popLast() {
      for other in all where other.container == container && other.type != root.type && !found.contains(other.type) {
        found.append(other.type)
        next.append(other.type)
      }
    }
    return found
  }

  private static let alert = "UIKit.UIAlertController"

  private static func isOfFrameworks(_ type: String) -> Bool { type.hasPrefix("UIKit.") || type.hasPrefix("SwiftUI.") }

  private static func finding(
    _ root: LeakedObject, count: Int, cells: Int, contained: [String], _ leakedObjects: [LeakedObject], _ trace: Trace
  ) -> Finding {
    let item = root.item ?? .screen
    let last = trace.steps.last?.index ?? 0
    let title = root.item.map { trace.title(of: $0, upTo: last) } ?? trace.screen
    var evidence: [String] = []
    if !contained.isEmpty { evidence.append(FindingText.controllersWithIt(contained)) }
    if cells > 0 { evidence.append(FindingText.cellsWithIt(cells)) }
    let named = root.kind == .object ? [] : leakedObjects.filter { $0.kind == .object }.map(\.type)
    if !named.isEmpty { evidence.append(FindingText.namedWithIt(named)) }
    if root.kind == .controller, leakedObjects.contains(where: { $0.kind == .controller && $0.type == alert }) {
      evidence.append(FindingText.alertWithIt)
    }
    if let cycle = root.cycle { evidence.append(FindingText.cycle(cycle)) }
    if !root.closures.isEmpty { evidence.append(FindingText.reachableClosures(root.closures)) }
    let works = leakedObjects.filter { $0.kind == .work }.map(\.type)
    if !works.isEmpty { evidence.append(FindingText.stillAtWork(works)) }
    return Finding(
      detector: id, severity: leakedObjects.contains { $0.kind == .object } ? .error : severity,
      summary: FindingText.retained(type: root.type, count: count), item: item,
      itemTitle: title, cellType: root.type, cell: root.cell, property: root.type, observed: FindingText.alive,
      expected: FindingText.nothing, seenStep: last, seen: FindingText.retained(type: root.type, count: count),
      evidence: evidence, shape: [root.kind.rawValue])
  }
}
