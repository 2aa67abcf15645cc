import HeadlessCore

/// What a run changes of view graphs and of what they share. A new run has a new one.
@MainActor final class GraphRunState: RunPart {
  @exclusivity(unchecked) nonisolated(unsafe) static var current = RunState.part(GraphRunState.self)

  nonisolated init() {}

  /// The node whose body runs, in whatever graph. Asked for whenever a body reads a value.
  @exclusivity(unchecked) nonisolated(unsafe) var evaluating: ViewNode?
  /// True while the closure of a sheet, or of another presented screen, makes its content.
  @exclusivity(unchecked) nonisolated(unsafe) var isMakingPresented = false
  /// The transaction in force.
  nonisolated(unsafe) var transaction = Transaction()
  /// Graphs that turned dirty, in that order.
  var dirtyGraphs: [ViewGraph] = []
  /// How often views published from their bodies in which series of frames.
  var publishing = (series: -1, count: 0)
  /// The values of the scene.
  nonisolated(unsafe) var sceneValues: [String: Any] = [:]
  /// Who reads which value that is stored outside views (ST-19).
  var storedValueReaders: [String: NodeReaders] = [:]
  /// What those values were in the defaults when they were last looked at.
  var storedValueLooks: [StoredValues.Look] = []
  /// The number of namespaces made.
  var namespaceCount = 0
  /// The stacks of screens, in whatever graph.
  var stacks: [WeakStack] = []
  /// The number of screens that stacks put on top of others.
  var pushCount = 0
}
