import CInterposer
import CellRuns
import CellTrace
import Foundation
import SwiftUI
import Testing
import UIKit

/// A run answers casts from an index of the program's conformances. The runtime, asked directly, must say the same.
@Suite struct ConformanceTests {
  @Test("What a type conforms to is the same in a run as the runtime says, table for table")
  func sameAnswers() throws {
    let answers = try reply { pointer in ChildCall.at(pointer).reply.write(Comparison.report()) }
    #expect(answers == Comparison.report())
    #expect(answers.hasSuffix("differing: none"))
  }
}

/// Every type asked about every protocol, in two ways.
private enum Comparison {
  typealias Ask = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeRawPointer?

  static func report() -> String {
    guard let runtime = dlopen("libswiftCore.so", RTLD_NOW | RTLD_NOLOAD), let real = dlsym(runtime, "swift_conformsToProtocol"),
      let own = dlsym(nil, "swift_conformsToProtocol")
    else { return "no runtime" }
    let (asked, answered) = (unsafeBitCast(real, to: Ask.self), unsafeBitCast(own, to: Ask.self))
    var conforming = 0
    var differing: [String] = []
    // Twice: the second time answers are remembered.
    for type in types + types {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      for kind in protocols {
        // Behind the kind and flags of an existential type stands its protocol.
        let descriptor = unsafeBitCast(kind, to: UnsafeRawPointer.self).load(fromByteOffset: 16, as: UnsafeRawPointer.self)
        let answer = answered(metadata, descriptor)
        if answer != nil { conforming += 1 }
        if answer != asked(metadata, descriptor) { differing.append("\(type): \(kind)") }
      }
    }
    let list = differing.isEmpty ? "none" : differing.joined(separator: ", ")
    return "conforming: \(conforming) of \(2 * types.count * protocols.count); own: \(real != own); differing: \(list)"
  }

  static let protocols: [Any.Type] = [
    (any Equatable).self, (any Hashable).self, (any Comparable).self, (any CustomStringConvertible).self, (any Error).self,
    (any Encodable).self, (any Decodable).self, (any Sequence).self, (any Collection).self, (any Identifiable).self,
    (any View).self, (any ViewModifier).self, (any DynamicProperty).self, (any UIContentConfiguration).self, (any Marked).self,
    (any UITableViewDataSource).self, (any MarkedByModule).self, (any NSCopying).self, (any LosslessStringConvertible).self,
  ]

  static let types: [Any.Type] = [
    Int.self, String.self, [Int].self, [Plain].self, [String: Int].self, Set<String>.self, Int?.self, Plain?.self, Plain.self,
    Pair<Int>.self, Pair<Plain>.self, Base.self, Derived.self, Box<Int>.self, Box<Plain>.self, IntBox.self, Choice.self,
    (Int, Int).self, (() -> Void).self, Any.self, (any Error).self, Int.Type.self, Base.Type.self, AnyHashable.self,
    NSObject.self, NSString.self, Data.self, Date.self, URL.self, IndexPath.self, UUID.self, timespec.self, UIView.self,
    UILabel.self, UITableViewCell.self, UICollectionViewListCell.self, UITableViewController.self, ItemID.self, Appearance.self,
    Text.self, Image.self, Button<Text>.self, Optional<Text>.self, VStack<Text>.self, State<Int>.self, Row.self,
    Optional<() -> Void>.self, [() -> Void].self, [Int?]?.self, [String: [Int]?].self, [Int: [Plain]].self,
    Result<Int, Never>.self,
    Result<Plain, Never>.self, Pair<Pair<Int>>.self, Pair<Pair<Plain>>.self, Two<Plain, Int>.self, Two<Int, Plain>.self,
    Two<Int, Pair<Int>>.self, Two<Plain, Int>.Inner<Int>.self, Two<Plain, Int>.Inner<Plain>.self, Pack<Int, String>.self,
    Sized<[Int]>.self, Sized<[Plain]>.self, Two<Int, Int>?.self, (() -> Void).Type.self, (any View.Type).self,
    ModifiedContent<Text, Tint>?.self, TupleView<(Text, Text)>.self, ArraySlice<Two<Plain, Int>>.self, Keyed<Int, Plain>.self,
    ModifiedContent<Text, Tint>.self, Tint.self, UIListContentConfiguration.self, NSError.self, Never.self, Substring.self,
  ]
}

private protocol Marked {}
protocol MarkedByModule {}
private struct Plain {}
private struct Pair<Value> { var value: Value }
extension Pair: Equatable where Value: Equatable {}
extension Pair: Marked where Value: Hashable {}
/// Conforms by its second parameter.
private struct Two<First, Second> {
  var first: First
  var second: Second
  struct Inner<Third> { var third: Third }
}
extension Two: Equatable where Second: Equatable {
  static func == (left: Two, right: Two) -> Bool { left.second == right.second }
}
extension Two: MarkedByModule where First: Hashable, Second: Equatable & CustomStringConvertible {}
extension Two.Inner: Marked where Third: Equatable, Second: Hashable {}
/// Conforms by what its parameter is made of.
private struct Sized<Whole: Sequence> { var whole: Whole }
extension Sized: Marked where Whole.Element: Hashable {}
private struct Pack<each Value> {}
extension Pack: Marked where repeat each Value: Hashable {}
/// The first parameter is always the same.
private struct Keyed<Key, Value> { var value: Value }
extension Keyed: Marked where Key == Int, Value: Equatable {}
extension Keyed: MarkedByModule where Key == Int {}
private class Base: Marked {}
private final class Derived: Base, MarkedByModule {}
private class Box<Value>: MarkedByModule {
  var value: Value?
}
private final class IntBox: Box<Int>, Marked {}
private enum Choice: String, Codable, CaseIterable { case left, right }
extension NSObject: MarkedByModule {}
extension Optional: MarkedByModule where Wrapped: Marked {}
extension Int: Marked {}
private struct Row: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}
private struct Tint: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}
