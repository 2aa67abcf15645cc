import UIKit

/// Auto Layout: a cell from scratch, one text change, and how both grow with the number of constraints.
@MainActor enum LayoutBenchmarks {
  static func print() {
    Swift.print("\nAuto Layout: first layout of a cell, layout after one text change; growth from 10 to 1,000 constraints")
    // The least an exact solver does: eliminate as many unknowns as the cell has, in a plain matrix.
    let floor = microseconds(iterations: 200) { consume(eliminate(40)) }
    var perConstraint: Double?
    for rows in [2, 8, 20, 60, 200] {
      let count = LayoutCell(rows: rows).constraintCount
      let first = firstLayout(rows: rows, samples: rows > 100 ? 8 : 40)
      let scratch = first.median
      let cell = LayoutCell(rows: rows)
      cell.layoutIfNeeded()
      var turn = 0
      let again = microseconds(samples: 9, iterations: rows > 100 ? 10 : 100) {
        turn += 1
        cell.labels[turn % cell.labels.count].text = turn % 3 == 0 ? "Resting heart rate \(turn)" : "Steps \(turn)"
        cell.layoutIfNeeded()
      }
      let one = perConstraint ?? scratch / Double(count)
      perConstraint = one
      let growth = rounded(scratch / Double(count) / one)
      Swift.print(
        "  \(padded(count)) constraints: first layout \(column(scratch, "µs"))   least \(column(first.least, "µs"))   \(growth)× the first line's cost a constraint"
          + "   text change \(column(again, "µs"))   \(rounded(again / scratch))× the first layout")
      if rows == 8 {
        Swift.print(
          "        of them first layout is \(rounded(scratch / floor))× eliminating 40 unknowns in a matrix (\(column(floor, "µs")))"
            + "   targets: 60 µs, 15 µs release")
      }
    }
  }

  /// The first layouts of cells that were made before.
  private static func firstLayout(rows: Int, samples: Int) -> Timing {
    let cells = (0..<samples).map { _ in LayoutCell(rows: rows) }
    var times: [Double] = []
    for cell in cells {
      let start = ContinuousClock.now
      cell.layoutIfNeeded()
      times.append((ContinuousClock.now - start) / .microseconds(1))
    }
    return Timing(times)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  private static func padded(_ count: Int) -> String { String(repeating: " ", count: max(0, 6 - "\(count)".count)) + "\(count)" }

  private static func eliminate(_ count: Int) -> Double {
    var matrix = (0..<count * (count + 1)).map { Double(($0 * 7919) % 101) + ($0 % (count + 2) == 0 ? 500 : 0) }
    let width = count + 1
    for column in 0..<count {
      for row in (column + 1)..<max(count, column + 1) {
        let factor = matrix[row * width + column] / matrix[column * width + column]
        for index in column..<width { matrix[row * width + index] -= factor * matrix[column * width + index] }
      }
    }
    return matrix[(count - 1) * width + count]
  }
}

/// Rows of a title and a value below each other, as the content of a cell.
@MainActor private final class LayoutCell: UIView {
  private(set) var labels: [UILabel] = []
  private(set) var constraintCount = 0

  init(rows: Int) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 44 * CGFloat(rows)))
    var above: UIView?
    for row in 0..<rows {
      let title = UILabel()
      let value = UILabel()
      title.text = "Heart rate \(row)"
      value.text = "\(60 + row) bpm"
      for label in [title, value] {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
      }
      labels.append(title)
      let made = [
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        title.topAnchor.constraint(equalTo: above?.bottomAnchor ?? topAnchor, constant: 8),
        value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
        value.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      ]
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).isActive = true
      NSLayoutConstraint.activate(made)
      constraintCount += made.count + 1
      above = title
    }
    if let above {
      let end = bottomAnchor.constraint(greaterThanOrEqualTo: above.bottomAnchor, constant: 8)
      end.isActive = true
      constraintCount += 1
    }
  }

  required init?(coder: NSCoder) { nil }
}
