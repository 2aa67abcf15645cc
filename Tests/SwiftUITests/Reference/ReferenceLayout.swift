@testable import SwiftUI

/// The rules of the ledger as they read (LY-01 … LY-22), without caches, in-place work or regard for cost.
struct ReferenceLayout {
  struct Size: Equatable {
    var width: Double
    var height: Double
    subscript(axis: Axis) -> Double {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  struct Offer {
    var width: Double?
    var height: Double?
    subscript(axis: Axis) -> Double? {
      get { axis == .horizontal ? width : height }
      set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
  }

  /// Frames of the leaves by id.
  private(set) var frames: [Int: LayoutRect] = [:]

  func size(_ tree: LayoutTree, _ offer: Offer) -> Size {
    switch tree {
    case .leaf(_, let width, let height): return Size(width: width.answer(offer.width), height: height.answer(offer.height))
    case .spacer(let least):
      let least = least ?? 8
      return Size(width: max(offer.width ?? least, least), height: max(offer.height ?? least, least))
    case .stack(let axis, _, _, let children):
      let shares = shares(axis, tree, offer)
      let across = axis.other
      var result = Size(width: 0, height: 0)
      result[axis] = shares.reduce(0) { $0 + $1.size[axis] } + gaps(tree).reduce(0, +)
      result[across] = shares.map { $0.size[across] }.max() ?? 0
      return children.isEmpty ? Size(width: 0, height: 0) : result
    case .pile(_, _, let children):
      let sizes = children.map { size($0, offer) }
      return Size(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
    case .frame(let width, let height, _, _, let child):
      let inner = size(child, Offer(width: width ?? offer.width, height: height ?? offer.height))
      return Size(width: width ?? inner.width, height: height ?? inner.height)
    case .flexible(let width, let height, _, _, let child):
      let inner = size(child, Offer(width: asked(width, offer.width), height: asked(height, offer.height)))
      return Size(width: answered(width, offer.width, inner.width), height: answered(height, offer.height, inner.height))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      let inner = size(child, reduced(offer, leading + trailing, top + bottom))
      return Size(width: inner.width + leading + trailing, height: inner.height + top + bottom)
    case .fixedSize(let horizontal, let vertical, let child):
      return size(child, Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height))
    case .priority(_, let child), .offset(_, _, let child), .background(let child, _): return size(child, offer)
    case .aspect(let ratio, let fits, let child): return size(child, proportioned(offer, ratio, fits))
    case .alternatives(_, _, let children):
      return children.isEmpty ? Size(width: 0, height: 0) : size(chosen(tree, children, offer), offer)
    case .scroll(let axis, let child):
      var result = size(child, endless(offer, axis))
      if let length = offer[axis] { result[axis] = length }
      return result
    case .reader: return Size(width: offer.width ?? 10, height: offer.height ?? 10)
    case .stairs(_, let children):
      let sizes = children.map { size($0, halved(offer)) }
      return Size(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
    case .grid(let gapX, let gapY, let rows):
      let columns = columns(gapX, rows, offer)
      return Size(
        width: columns.reduce(0, +) + gapX * Double(max(0, columns.count - 1)),
        height: rows.reduce(0) { $0 + height($1, columns) } + gapY * Double(max(0, rows.count - 1)))
    }
  }

  mutating func place(_ tree: LayoutTree, _ x: Double, _ y: Double, _ offer: Offer) {
    let own = size(tree, offer)
    switch tree {
    case .leaf(let id, _, _): frames[id] = LayoutRect(x: x, y: y, width: own.width, height: own.height)
    case .spacer: break
    case .stack(let axis, let alignment, _, let children):
      var along = 0.0
      for (index, share) in shares(axis, tree, offer).enumerated() {
        let part = Double(alignment) / 2
        let across = (own[axis.other] - share.size[axis.other]) * part
        place(
          children[index], x + (axis == .horizontal ? along : across), y + (axis == .horizontal ? across : along), share.offer)
        along += share.size[axis] + (gaps(tree).indices.contains(index) ? gaps(tree)[index] : 0)
      }
    case .pile(let alignX, let alignY, let children):
      for child in children { put(child, x, y, own, alignX, alignY, offer) }
    case .frame(let width, let height, let alignX, let alignY, let child):
      put(child, x, y, own, alignX, alignY, Offer(width: width ?? offer.width, height: height ?? offer.height))
    case .flexible(let width, let height, let alignX, let alignY, let child):
      // Where nothing is offered the content fills the frame as large as it came out.
      put(
        child, x, y, own, alignX, alignY,
        Offer(width: asked(width, offer.width ?? own.width), height: asked(height, offer.height ?? own.height)))
    case .padding(let top, let leading, let bottom, let trailing, let child):
      place(child, x + leading, y + top, reduced(offer, leading + trailing, top + bottom))
    case .fixedSize(let horizontal, let vertical, let child):
      place(child, x, y, Offer(width: horizontal ? nil : offer.width, height: vertical ? nil : offer.height))
    case .priority(_, let child): place(child, x, y, offer)
    case .offset(let dx, let dy, let child): place(child, x + dx, y + dy, offer)
    case .aspect(let ratio, let fits, let child): place(child, x, y, proportioned(offer, ratio, fits))
    case .background(let child, let behind):
      put(behind, x, y, own, 1, 1, Offer(width: own.width, height: own.height))
      place(child, x, y, offer)
    case .alternatives(_, _, let children): if !children.isEmpty { place(chosen(tree, children, offer), x, y, offer) }
    case .reader(let child): place(child, x, y, Offer(width: own.width, height: own.height))
    case .scroll(let axis, let child): place(child, x, y, endless(offer, axis))
    case .stairs(_, let children):
      var (x, y) = (x, y)
      for child in children {
        let inner = size(child, halved(offer))
        place(child, x, y, halved(offer))
        x += inner.width
        y += inner.height
      }
    case .grid(let gapX, let gapY, let rows):
      let columns = columns(gapX, rows, offer)
      var top = y
      for row in rows {
        var left = x
        let height = height(row, columns)
        for (cell, width) in zip(row, columns) {
          put(cell, left, top, Size(width: width, height: height), 1, 1, Offer(width: width, height: nil))
          left += width + gapX
        }
        top += height + gapY
      }
    }
  }

  /// LY-20: the first whose ideal size fits what is offered, else the last.
  private func chosen(_ tree: LayoutTree, _ children: [LayoutTree], _ offer: Offer) -> LayoutTree {
    guard case .alternatives(let horizontal, let vertical, _) = tree else { return tree }
    return children.first { child in
      let ideal = size(child, Offer(width: nil, height: nil))
      return !(horizontal && ideal.width > offer.width ?? .infinity) && !(vertical && ideal.height > offer.height ?? .infinity)
    } ?? children[children.count - 1]
  }

  /// LY-17: along its axis the content gets what it wants.
  private func endless(_ offer: Offer, _ axis: Axis) -> Offer {
    var inner = offer
    inner[axis] = nil
    return inner
  }

  private func halved(_ offer: Offer) -> Offer { Offer(width: offer.width.map { $0 / 2 }, height: nil) }

  /// LY-19: a column is as wide as its widest cell; the least flexible one gets its share first.
  private func columns(_ gap: Double, _ rows: [[LayoutTree]], _ offer: Offer) -> [Double] {
    let count = rows.map(\.count).max() ?? 0
    func widest(_ column: Int, _ width: Double?) -> Double {
      rows.filter { $0.count > column }.map { size($0[column], Offer(width: width, height: nil)).width }.max() ?? 0
    }
    guard let width = offer.width else { return (0..<count).map { widest($0, nil) } }
    let slack = (0..<count).map { widest($0, .infinity) - widest($0, 0) }
    var result = [Double](repeating: 0, count: count)
    var available = width - gap * Double(count - 1)
    for (turn, column) in (0..<count).sorted(by: { (slack[$0], $0) < (slack[$1], $1) }).enumerated() {
      result[column] = widest(column, max(0, available / Double(count - turn)))
      if available.isFinite { available -= result[column] }
    }
    return result
  }

  private func height(_ row: [LayoutTree], _ columns: [Double]) -> Double {
    zip(row, columns).map { size($0, Offer(width: $1, height: nil)).height }.max() ?? 0
  }

  private mutating func put(
    _ child: LayoutTree, _ x: Double, _ y: Double, _ outer: Size, _ alignX: Int, _ alignY: Int, _ offer: Offer
  ) {
    let inner = size(child, offer)
    place(
      child, x + (outer.width - inner.width) * Double(alignX) / 2, y + (outer.height - inner.height) * Double(alignY) / 2, offer)
  }

  // MARK: Stacks

  private struct Share {
    var offer: Offer
    var size: Size
  }

  /// LY-02, LY-03: what each child is offered and takes.
  private func shares(_ axis: Axis, _ tree: LayoutTree, _ offer: Offer) -> [Share] {
    guard case .stack(_, _, _, let children) = tree else { return [] }
    func asked(_ child: LayoutTree, _ length: Double?) -> Share {
      var mine = offer
      mine[axis] = length
      var size = size(child, mine)
      // A spacer is as thin as can be across its stack.
      if case .spacer = child { size[axis.other] = 0 }
      return Share(offer: mine, size: size)
    }
    guard let length = offer[axis] else { return children.map { asked($0, nil) } }
    let least = children.map { asked($0, 0).size[axis] }
    let most = children.map { asked($0, .infinity).size[axis] }
    let levels = Set(children.map(priority)).sorted(by: >)
    var result = [Share?](repeating: nil, count: children.count)
    var available = length - gaps(tree).reduce(0, +)
    for index in children.indices where priority(children[index]) < (levels.first ?? 0) { available -= least[index] }
    for (place, level) in levels.enumerated() {
      let group = children.indices.filter { priority(children[$0]) == level }
      if place > 0 { for index in group { available += least[index] } }
      let order = group.enumerated().sorted { one, other in
        let left = most[one.element] - least[one.element]
        let right = most[other.element] - least[other.element]
        if left != right { return left < right }
        if left == .infinity, least[one.element] != least[other.element] { return least[one.element] > least[other.element] }
        return one.offset < other.offset
      }
      for (turn, entry) in order.enumerated() {
        let share = asked(children[entry.element], max(available / Double(group.count - turn), 0))
        result[entry.element] = share
        if available.isFinite { available -= share.size[axis] }
      }
    }
    return result.compactMap { $0 }
  }

  /// LY-05: the distances between neighbours.
  private func gaps(_ tree: LayoutTree) -> [Double] {
    guard case .stack(_, _, let spacing, let children) = tree else { return [] }
    return zip(children, children.dropFirst()).map { left, right in
      if let spacing { return spacing }
      if case .spacer = left { return 0 }
      if case .spacer = right { return 0 }
      return 8
    }
  }

  /// LY-12: a priority shows through what does not make a container of its own.
  private func priority(_ tree: LayoutTree) -> Double {
    switch tree {
    case .priority(let value, _): value
    case .spacer: -.infinity
    case .fixedSize(_, _, let child), .offset(_, _, let child), .aspect(_, _, let child), .background(let child, _):
      priority(child)
    case .leaf, .stack, .pile, .frame, .flexible, .padding, .alternatives, .reader, .scroll, .stairs, .grid: 0
    }
  }

  // MARK: Frames

  private func asked(_ lengths: FrameLengths, _ offered: Double?) -> Double? {
    (offered ?? lengths.ideal).map { min(max($0, lengths.least ?? -.infinity), lengths.most ?? .infinity) }
  }

  /// LY-10.
  private func answered(_ lengths: FrameLengths, _ offered: Double?, _ child: Double) -> Double {
    if let offered, let least = lengths.least, let most = lengths.most { return min(max(offered, least), most) }
    if offered == nil, let ideal = lengths.ideal { return ideal }
    let asked = asked(lengths, offered)
    switch (lengths.least, lengths.most) {
    case (let least?, let most?): return min(max(child, least), most)
    case (let least?, nil): return max(least, min(asked ?? .infinity, child))
    case (nil, let most?): return min(most, max(asked ?? -.infinity, child))
    case (nil, nil): return child
    }
  }

  private func reduced(_ offer: Offer, _ width: Double, _ height: Double) -> Offer {
    Offer(width: offer.width.map { max(0, $0 - width) }, height: offer.height.map { max(0, $0 - height) })
  }

  /// LY-15.
  private func proportioned(_ offer: Offer, _ ratio: Double, _ fits: Bool) -> Offer {
    switch (offer.width, offer.height) {
    case (nil, nil): return offer
    case (let width?, nil): return Offer(width: width, height: width / ratio)
    case (nil, let height?): return Offer(width: height * ratio, height: height)
    case (let width?, let height?):
      let byWidth = fits == (width <= height * ratio)
      return byWidth ? Offer(width: width, height: width / ratio) : Offer(width: height * ratio, height: height)
    }
  }
}

extension Axis {
  fileprivate var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
