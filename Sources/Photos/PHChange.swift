import Foundation

/// A change of the library. It tells what became of objects and of what was fetched.
open class PHChange: NSObject, @unchecked Sendable {
  private let before: PhotoContent
  private let after: PhotoContent

  init(before: PhotoContent, after: PhotoContent) { (self.before, self.after) = (before, after) }

  /// Nil for an object that stayed as it was.
  open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? {
    guard let asset = object as? PHAsset else { return nil }
    let old = before.assets.first { $0.id == asset.localIdentifier }
    let new = after.assets.first { $0.id == asset.localIdentifier }
    guard old != new else { return nil }
    return PHObjectChangeDetails(before: object, after: new.flatMap { PHAsset($0) as? T }, isDeleted: new == nil)
  }

  /// Nil for a result that would be the same.
  open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? {
    let new = fetchResult.again(in: after)
    let changed = new.objects.indices.filter { index in
      let id = new.objects[index].localIdentifier
      return fetchResult.objects.contains { $0.localIdentifier == id }
        && before.assets.first { $0.id == id } != after.assets.first { $0.id == id }
    }
    let isSame = new.objects.map(\.localIdentifier) == fetchResult.objects.map(\.localIdentifier)
    return isSame && changed.isEmpty ? nil : PHFetchResultChangeDetails(from: fetchResult, to: new, changed: IndexSet(changed))
  }
}

/// What became of one object.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let objectBeforeChanges: ObjectType
  public let objectAfterChanges: ObjectType?
  public let objectWasDeleted: Bool
  /// True for every change here: which part of a picture changed is not known.
  public var assetContentChanged: Bool { !objectWasDeleted }

  init(before: ObjectType, after: ObjectType?, isDeleted: Bool) {
    (objectBeforeChanges, objectAfterChanges, objectWasDeleted) = (before, after, isDeleted)
  }
}

/// What became of a result, as a list's updates need it: removals by the old positions, insertions, changes and moves by the new ones.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject, @unchecked Sendable {
  public let fetchResultBeforeChanges: PHFetchResult<ObjectType>
  public let fetchResultAfterChanges: PHFetchResult<ObjectType>
  public var hasIncrementalChanges: Bool { true }
  public let removedIndexes: IndexSet?
  public let insertedIndexes: IndexSet?
  public let changedIndexes: IndexSet?
  public var removedObjects: [ObjectType] { fetchResultBeforeChanges.objects(at: removedIndexes ?? []) }
  public var insertedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: insertedIndexes ?? []) }
  public var changedObjects: [ObjectType] { fetchResultAfterChanges.objects(at: changedIndexes ?? []) }
  public var hasMoves: Bool { !moves.isEmpty }
  private let moves: [(Int, Int)]

  init(from old: PHFetchResult<ObjectType>, to new: PHFetchResult<ObjectType>, changed: IndexSet) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (old, new)
    let (oldIDs, newIDs) = (old.objects.map(\.localIdentifier), new.objects.map(\.localIdentifier))
    let (was, stays) = (Set(oldIDs), Set(newIDs))
    let removed = IndexSet(oldIDs.indices.filter { !stays.contains(oldIDs[$0]) })
    let inserted = IndexSet(newIDs.indices.filter { !was.contains(newIDs[$0]) })
    removedIndexes = removed.isEmpty ? nil : removed
    insertedIndexes = inserted.isEmpty ? nil : inserted
    changedIndexes = changed.isEmpty ? nil : changed
    moves = Self.moves(oldIDs.filter(stays.contains), newIDs, was)
  }

  /// Moves one after the other: each by the positions that the ones before it left.
  open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {
    for (from, to) in moves { handler(from, to) }
  }

  private static func moves(_ kept: [String], _ new: [String], _ was: Set<String>) -> [(Int, Int)] {
    guard kept != new.filter(was.contains) else { return [] }
    // As after removals and insertions: what is new stands in its place already.
    var rest = kept[...]
    var current = new.map { was.contains($0) ? rest.removeFirst() : $0 }
    var moves: [(Int, Int)] = []
    for index in new.indices where current[index] != new[index] {
      guard let from = current[index...].firstIndex(of: new[index]) else { continue }
      current.insert(current.remove(at: from), at: index)
      moves.append((from, index))
    }
    return moves
  }
}
