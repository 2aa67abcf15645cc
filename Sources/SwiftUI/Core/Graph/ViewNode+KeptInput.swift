import CellTrace
import HeadlessCore

extension ViewNode {
  /// Posts that the row goes on with an old view although the new one differs: `==` left out what does, a closure mostly.
  func tellInputKept<V>(_ old: V, _ new: V) {
    guard Probe.sink != nil, let item = graph.owner?().item else { return }
    let isSame = withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
    if !isSame { Probe.post(.inputKept(item, viewType: TypeNames.plain(V.self))) }
  }
}
