import Foundation
import Testing

@testable import UIKit

/// A view that wants a length, more or less.
@MainActor private final class Sized: UIView {
  var length: CGFloat = 0
  override var intrinsicContentSize: CGSize { CGSize(width: length, height: length) }
}

/// One wish about one length in a row.
private struct Wish {
  var view: Int
  var relation: NSLayoutConstraint.Relation
  var length: Int
  var priority: Int

  func error(_ lengths: [Int]) -> Int {
    switch relation {
    case .equal: abs(lengths[view] - length)
    case .lessThanOrEqual: max(0, lengths[view] - length)
    case .greaterThanOrEqual: max(0, length - lengths[view])
    }
  }
}

/// A row in which nothing but the lengths of the views is open.
private struct Row {
  var total: Int
  var wishes: [Wish]
  var count: Int

  /// The sums of errors, strongest priority first.
  func errors(_ lengths: [Int]) -> [Int] {
    let priorities = Set(wishes.map(\.priority)).sorted(by: >)
    return priorities.map { priority in wishes.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(lengths) } }
  }

  /// Tries every way to share whole points. With sums and bounds alone one of the best solutions is always of whole points.
  func best() -> (errors: [Int], lengths: [Int], isOnly: Bool) {
    var best: (errors: [Int], lengths: [Int], isOnly: Bool)?
    func share(_ rest: Int, _ lengths: [Int]) {
      if lengths.count == count - 1 {
        let all = lengths + [rest]
        let errors = errors(all)
        guard let known = best else {
          best = (errors, all, true)
          return
        }
        if errors == known.errors { best?.isOnly = false }
        if errors.lexicographicallyPrecedes(known.errors) { best = (errors, all, true) }
        return
      }
      for length in 0...rest { share(rest - length, lengths + [length]) }
    }
    share(total, [])
    return best ?? ([], [], true)
  }
}

private struct RowRandom {
  var state: UInt64
  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

@MainActor @Suite struct RowReferenceTests {
  private let hugs = [200, 250, 251, 300, 700, 999]
  private let resists = [200, 250, 400, 749, 750, 999]

  /// Makes a row, and the views and constraints that say the same.
  private func random(_ random: inout RowRandom, vertical: Bool, gap: Int) -> (
    row: Row, views: [Sized], limits: [NSLayoutConstraint]
  ) {
    let count = 2 + random.next(3)
    var row = Row(total: 4 + random.next(15), wishes: [], count: count)
    var views: [Sized] = []
    var limits: [NSLayoutConstraint] = []
    for index in 0..<count {
      let view = Sized()
      view.length = CGFloat(random.next(12))
      let hug = hugs[random.next(hugs.count)]
      let resist = resists[random.next(resists.count)]
      let axis: NSLayoutConstraint.Axis = vertical ? .vertical : .horizontal
      view.setContentHuggingPriority(UILayoutPriority(Float(hug)), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(resist)), for: axis)
      row.wishes.append(Wish(view: index, relation: .lessThanOrEqual, length: Int(view.length), priority: hug))
      row.wishes.append(Wish(view: index, relation: .greaterThanOrEqual, length: Int(view.length), priority: resist))
      views.append(view)
    }
    for _ in 0..<random.next(4) {
      let view = random.next(count)
      let length = random.next(14)
      let priority = [100, 500, 760, 998][random.next(4)]
      let anchor = vertical ? views[view].heightAnchor : views[view].widthAnchor
      let limit: NSLayoutConstraint
      switch random.next(3) {
      case 0: limit = anchor.constraint(equalToConstant: CGFloat(length))
      case 1: limit = anchor.constraint(lessThanOrEqualToConstant: CGFloat(length))
      default: limit = anchor.constraint(greaterThanOrEqualToConstant: CGFloat(length))
      }
      limit.priority = UILayoutPriority(Float(priority))
      row.wishes.append(Wish(view: view, relation: limit.relation, length: length, priority: priority))
      limits.append(limit)
    }
    return (row, views, limits)
  }

  private func check(_ row: Row, _ lengths: [CGFloat], _ round: Int) -> Bool {
    let whole = lengths.map { Int($0.rounded()) }
    let reference = row.best()
    let isWhole = zip(lengths, whole).allSatisfy { abs($0 - CGFloat($1)) < 0.001 }
    // Where the wishes leave open who gets what, any of the best solutions will do, also one between whole points.
    if !reference.isOnly && !isWhole { return whole.reduce(0, +) >= row.total - 2 }
    #expect(isWhole, "round \(round): \(lengths)")
    #expect(row.errors(whole) == reference.errors, "round \(round): \(whole) instead of \(reference.lengths)")
    if reference.isOnly { #expect(whole == reference.lengths, "round \(round)") }
    return isWhole && row.errors(whole) == reference.errors
  }

  @Test("AL random rows of views have the widths that an exhaustive search finds, also after a change", arguments: 1...4)
  func rows(seed: Int) {
    var source = RowRandom(state: UInt64(seed) * 7919)
    for round in 0..<60 {
      var (row, views, limits) = random(&source, vertical: false, gap: 0)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: CGFloat(row.total + 3 * (row.count - 1)), height: 20))
      var above: UIView?
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        limits.append(view.topAnchor.constraint(equalTo: root.topAnchor))
        limits.append(
          view.leadingAnchor.constraint(equalTo: above?.trailingAnchor ?? root.leadingAnchor, constant: above == nil ? 0 : 3))
        above = view
      }
      if let above { limits.append(above.trailingAnchor.constraint(equalTo: root.trailingAnchor)) }
      NSLayoutConstraint.activate(limits)
      root.layoutIfNeeded()
      guard check(row, views.map(\.frame.width), round) else { return }
      // The same system, reached by changes.
      let changed = source.next(row.count)
      views[changed].length = CGFloat(source.next(12))
      views[changed].invalidateIntrinsicContentSize()
      row.wishes[2 * changed].length = Int(views[changed].length)
      row.wishes[2 * changed + 1].length = Int(views[changed].length)
      row.total = 4 + source.next(15)
      root.frame.size.width = CGFloat(row.total + 3 * (row.count - 1))
      root.layoutIfNeeded()
      guard check(row, views.map(\.frame.width), round) else { return }
    }
  }

  @Test("AL random stacks that fill share their length as an exhaustive search does", arguments: [false, true])
  func stacks(vertical: Bool) {
    var source = RowRandom(state: vertical ? 99 : 77)
    for round in 0..<100 {
      let (row, views, limits) = random(&source, vertical: vertical, gap: 2)
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = vertical ? .vertical : .horizontal
      stack.spacing = 2
      let hidden = UIView()
      hidden.isHidden = true
      stack.insertArrangedSubview(hidden, at: source.next(row.count + 1))
      let length = CGFloat(row.total + 2 * (row.count - 1))
      stack.frame = CGRect(x: 0, y: 0, width: vertical ? 20 : length, height: vertical ? length : 20)
      NSLayoutConstraint.activate(limits)
      stack.layoutIfNeeded()
      guard check(row, views.map { vertical ? $0.frame.height : $0.frame.width }, round) else { return }
    }
  }
}
