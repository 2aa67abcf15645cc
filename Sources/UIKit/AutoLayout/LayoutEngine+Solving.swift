import CoreGraphics
import Foundation

/// The root's size, and texts whose height follows the width they get.
extension LayoutEngine {
  /// Texts that wrap are solved first as one line; the width they get then decides their height.
  func solveWithWrapping() throws {
    if mustUnwrap {
      mustUnwrap = false
      for index in wrapping {
        guard let view = view(at: index) else { continue }
        setIntrinsic(items[index].intrinsic.natural, index, view)
      }
    }
    try solver.solve()
    if wrapping.isEmpty { return }
    for _ in 0..<3 {
      var changed = false
      for index in wrapping {
        guard let view = view(at: index) else { continue }
        let natural = items[index].intrinsic.natural
        let width = solver.value(of: items[index].width)
        let fits = natural.width >= 0 && width >= natural.width - 0.01
        let size = fits ? natural : view.wrappedIntrinsicSize(width: width)
        if setIntrinsic(size, index, view) { changed = true }
      }
      if !changed { return }
      try solver.solve()
    }
  }

  func setRootSize(_ size: RootSize) {
    if size == rootSize { return }
    rootSize = size
    isDirty = true
    let oldWidth = rootWidth
    setRootLengths(size, onlyFirm: false)
    if oldWidth?.value != rootWidth?.value || oldWidth?.priority != rootWidth?.priority { mustUnwrap = true }
  }

  /// What is firm comes before the constraints inside: they then start from a size in which they have room.
  func setRootLengths(_ size: RootSize, onlyFirm: Bool) {
    let wanted: (size: CGSize, width: Double, height: Double)
    switch size {
    case .given(let size): wanted = (size, Self.rootPriority, Self.rootPriority)
    case .fitting(let size, let horizontal, let vertical): wanted = (size, horizontal, vertical)
    }
    if !onlyFirm || wanted.width >= Self.rootPriority {
      rootWidth = RootLength(old: rootWidth, Double(wanted.size.width), wanted.width, items[0].width, self)
    }
    if !onlyFirm || wanted.height >= Self.rootPriority {
      rootHeight = RootLength(old: rootHeight, Double(wanted.size.height), wanted.height, items[0].height, self)
    }
  }
}
