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
  /// The rebuilt cells once more, after every body of SwiftUI's was evaluated again; nil where that changed nothing, or the bodies ask for
  /// the time, or show something else each time.
  package var evaluated: [Appearance]?
  /// What the rows show once another screen had been in front of theirs; nil where that changes nothing. Where there are other rows
  /// then, ``counts`` is empty.
  package var reappeared: [Appearance]?
  /// The same where the screen asks for something when it appears, once that has come, whether it changes anything or not; nil where it asks
  /// for nothing.
  package var loadedAgain: [Appearance]?
  /// What the rows show once their screen's content was made anew, so that the state of its views began again; nil where that changes
  /// nothing.
  package var remounted: [Appearance]?
  /// A list that has every row twice once another screen had been in front of it.
  package var doubled: UntoldRows?
  /// Rows of each section of each list, and the same once the content was made anew; empty where nobody looked.
  package var counts: [[Int]] = []
  package var remountedCounts: [[Int]] = []
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

extension RebuildReference {
  /// True if a list has more rows once its screen's content was made anew.
  package var remountsMore: Bool {
    zip(counts, remountedCounts).contains { $0.reduce(0, +) < $1.reduce(0, +) }
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
  /// The data source's type; empty for a list of SwiftUI's, whose rows are those of a body that was evaluated again.
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
