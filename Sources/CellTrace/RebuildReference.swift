/// What a copy of a run's process showed after a step, when it recreated all visible cells from the model.
package struct RebuildReference: Hashable, Codable, Sendable {
  /// The step after which the copy was made.
  package var step: Int
  /// The live cells, with ``Appearance/idealHeight`` measured.
  package var live: [Appearance]
  /// Rebuilt cells at the wall-clock time of the step's end; nil if no time passed during the step.
  package var atStepEnd: [Appearance]?
  /// Rebuilt cells at the wall-clock time of the step's start.
  package var atStepStart: [Appearance]

  /// Creates a reference.
  package init(step: Int, live: [Appearance], atStepEnd: [Appearance]?, atStepStart: [Appearance]) {
    self.step = step
    self.live = live
    self.atStepEnd = atStepEnd
    self.atStepStart = atStepStart
  }
}
