import CellTrace
import HeadlessCore

extension ViewNode {
  /// Posts that a row goes on with an old view although the new one differs: `==` left out what does, a closure mostly.
  func tellInputKept<V>(_ old: V, _ new: V) {
    guard Probe.sink != nil else { return }
    let isSame = withUnsafeBytes(of: old) { old in withUnsafeBytes(of: new) { old.elementsEqual($0) } }
    if !isSame { Probe.post(.inputKept(graph.owner?().item, viewType: TypeNames.plain(V.self))) }
  }
}
