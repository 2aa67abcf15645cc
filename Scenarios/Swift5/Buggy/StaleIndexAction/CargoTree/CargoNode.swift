import Foundation

/// A container, a pallet or a crate.
final class CargoNode {
  let id: String
  let name: String
  let ownWeight: Int
  private(set) var children: [CargoNode] = []
  private(set) weak var parent: CargoNode?

  init(_ id: String, _ name: String, kilos: Int = 0, _ children: [CargoNode] = []) {
    self.id = id
    self.name = name
    ownWeight = kilos
    self.children = children
    for child in children { child.parent = self }
  }

  var weight: Int { children.reduce(ownWeight) { $0 + $1.weight } }

  var depth: Int { parent.map { $0.depth + 1 } ?? 0 }

  func removeChild(at index: Int) { children.remove(at: index) }
}

/// What a ship carries, and which parts of it are unfolded.
final class CargoManifest {
  private(set) var containers: [CargoNode]
  private var unfolded: Set<String> = []

  init() {
    containers = ["Asker", "Bremen", "Cadiz"].map { port in
      let pallets = ["A", "B", "C", "D", "E"].map { letter in
        let crates = ["Tiles", "Glass", "Tools"].enumerated().map { number, goods in
          CargoNode("\(port)-\(letter)-\(number)", "\(goods) \(port.prefix(1))\(letter)", kilos: 40 + number * 15)
        }
        return CargoNode("\(port)-\(letter)", "Pallet \(port.prefix(1))\(letter)", kilos: 25, crates)
      }
      return CargoNode(port, "Container \(port)", kilos: 2200, pallets)
    }
  }

  /// All that can be seen, top down.
  var visible: [CargoNode] {
    func rows(_ node: CargoNode) -> [CargoNode] { [node] + (isUnfolded(node) ? node.children.flatMap(rows) : []) }
    return containers.flatMap(rows)
  }

  var weight: Int { containers.reduce(0) { $0 + $1.weight } }

  func node(_ id: String) -> CargoNode? { visible.first { $0.id == id } }

  func isUnfolded(_ node: CargoNode) -> Bool { unfolded.contains(node.id) }

  func toggle(_ node: CargoNode) {
    if unfolded.remove(node.id) == nil { unfolded.insert(node.id) }
  }

  func foldAll() { unfolded = [] }

  func removeContainer(at index: Int) { containers.remove(at: index) }
}
