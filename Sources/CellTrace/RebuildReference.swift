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
  /// A list in front whose data source has other counts of rows than the list was told of; nil: none has, or nobody sees it.
  package var untold: UntoldRows?

  /// Creates a reference.
  package init(step: Int, live: [Appearance], atStepEnd: [Appearance]?, atStepStart: [Appearance]) {
    self.step = step
    self.live = live
    self.atStepEnd = atStepEnd
    self.atStepStart = atStepStart
  }
}

/// A list that was not told of rows which came or went in its data source.
package struct UntoldRows: Hashable, Codable, Sendable {
  /// The list's number.
  package var list: Int
  /// Rows of each section, as the list was told.
  package var told: [Int]
  /// Rows of each section, as the data source has them by now.
  package var asked: [Int]
  /// The data source's type.
  package var source: String

  /// Creates a record.
  package init(list: Int, told: [Int], asked: [Int], source: String) {
    self.list = list
    self.told = told
    self.asked = asked
    self.source = source
  }

  /// True if every row that the list shows is still there to be asked for.
  package var keepsAllRows: Bool { told.count == asked.count && zip(told, asked).allSatisfy { $0 <= $1 } }
}
