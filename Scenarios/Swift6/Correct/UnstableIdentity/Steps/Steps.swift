import UIKit

/// The whole value is the identifier: one more step, and it is another row.
struct StepCount: Hashable, Sendable {
  let person: String
  var steps: Int
}
