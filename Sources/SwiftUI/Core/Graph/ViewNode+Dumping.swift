extension ViewGraph {
  /// The nodes as text, one a line, indented by depth: the type, the frame of those that have one, and stored values.
  func dump() -> String {
    var lines: [String] = []
    if let root { append(root, 0, &lines) }
    return lines.joined(separator: "\n")
  }

  private func append(_ node: ViewNode, _ depth: Int, _ lines: inout [String]) {
    var line = String(repeating: "  ", count: depth) + TypeNames.plain(node.viewType)
    if node.isPlaced {
      let frame = node.frame
      line += " " + [frame.x, frame.y, frame.width, frame.height].map { NumberText.of($0) }.joined(separator: " ")
    }
    for cell in node.stateCells() {
      let cell = cell.cell(path: "", viewType: "")
      line += " \(cell.property)=\(cell.value)"
    }
    lines.append(line)
    node.forEachPart { append($0, depth + 1, &lines) }
  }
}
