/// What a search of a screen did, beside what it found.
package struct SearchRecord: Codable, Sendable, Hashable {
  /// How far a search had come after one of its walks.
  package struct Point: Codable, Sendable, Hashable {
    /// Steps of all walks up to here.
    package var steps: Int
    /// Abstract states that had been seen by then.
    package var states: Int

    /// Creates a point.
    package init(steps: Int, states: Int) {
      self.steps = steps
      self.states = states
    }
  }

  /// How often one kind of interaction was possible, performed and refused.
  package struct KindRow: Codable, Sendable, Hashable {
    /// The kind in words.
    package var kind: String
    /// Possible interactions of the kind, summed over steps.
    package var offered: Int
    /// Steps that performed one of the kind.
    package var performed: Int
    /// Attempts whose precondition failed.
    package var refused: Int

    /// Creates a row.
    package init(kind: String, offered: Int, performed: Int, refused: Int) {
      self.kind = kind
      self.offered = offered
      self.performed = performed
      self.refused = refused
    }
  }

  /// Points that one course keeps: more than a picture can show.
  private static let room = 200

  /// Walks that were made.
  package var walks: Int
  /// The course of each search that was joined into this: its points, by steps.
  package var courses: [[Point]]
  /// By kind of interaction, in a fixed order.
  package var kinds: [KindRow]

  /// Creates the record of one search. Of a long course, points are left out in even distances; the last one stays.
  package init(walks: Int, course: [Point], kinds: [KindRow]) {
    self.walks = walks
    self.kinds = kinds
    let distance = (course.count + Self.room - 1) / Self.room
    courses = [
      distance < 2
        ? course : course.enumerated().filter { ($0.offset + 1) % distance == 0 || $0.offset == course.count - 1 }.map(\.element)
    ]
  }

  /// Both searches as one, which had a course each.
  package func joined(with other: SearchRecord) -> SearchRecord {
    var result = self
    result.walks += other.walks
    result.courses += other.courses
    for row in other.kinds {
      guard let place = result.kinds.firstIndex(where: { $0.kind == row.kind }) else {
        result.kinds.append(row)
        continue
      }
      result.kinds[place].offered += row.offered
      result.kinds[place].performed += row.performed
      result.kinds[place].refused += row.refused
    }
    return result
  }
}
