import Foundation

/// One row of the table: a declaration of Apple's, as public documentation states it.
struct AppleShape {
  /// Where the fact was read, and with it what it leaves unsaid.
  enum Source: String {
    /// The declaration on the member's own page: all of it.
    case page
    /// The list of members on its type's page: labels, types and words; no isolation, defaults, accessors or `@escaping`.
    case list
    /// What public code can only mean: an override, a call.
    case quoted
  }

  var type: String
  var declaration: String
  var shape: Shape
  var source: Source

  /// `UITableView.performBatchUpdates(_:completion:)`
  var title: String { shape.kind == .type ? type : "\(type).\(shape.name)" }
}

extension AppleShape {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Table")

  /// The rows of all tables by the tables' names, and the lines that are none.
  static func tables() throws -> (rows: [(table: String, rows: [AppleShape])], broken: [String]) {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
    var broken: [String] = []
    let tables = try files.map { file in
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let rows = lines.compactMap { line -> AppleShape? in
        let row = AppleShape(line: line)
        if row == nil { broken.append("\(file.lastPathComponent): \(line)") }
        return row
      }
      return (file.deletingPathExtension().lastPathComponent, rows)
    }
    return (tables, broken)
  }

  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, let source = Source(rawValue: fields[2]), let shape = ShapeParser.shape(of: fields[1]) else {
      return nil
    }
    self.init(type: fields[0], declaration: fields[1], shape: shape, source: source)
  }
}
