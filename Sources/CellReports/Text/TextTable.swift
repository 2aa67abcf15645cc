/// Columns of text: the first to the left, numbers to the right.
enum TextTable {
  static func lines(_ rows: [[String]], areNumbers: Bool = true) -> [String] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        areNumbers && column > 0
          ? String(repeating: " ", count: widths[column] - cell.count) + cell
          : column == row.count - 1 ? cell : PlainText.padded(cell, to: widths[column])
      }
      return cells.joined(separator: "  ")
    }
  }
}
