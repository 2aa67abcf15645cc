import Combine
import Testing

/// An iterator that several tasks ask.
private final class Reader<Output>: @unchecked Sendable {
  init(_ source: Source<Output, Never>) { iterator = source.values.makeAsyncIterator() }

  func next() async -> Output? {
    var iterator = iterator
    return await iterator.next()
  }

  private let iterator: AsyncPublisher<Source<Output, Never>>.Iterator
}

/// Publishers as asynchronous sequences, with a publisher that subscribes late or misbehaves.
@Suite("Values as a sequence", .serialized) @MainActor struct ValuesTests {
  /// Runs what waits until nothing is left to do.
  private func settle() async { for _ in 0..<20 { await Task.yield() } }

  @Test("CB-10 what was waited for before the subscription is asked for with it, at once")
  func early() async {
    let source = Source<Int, Never>(isSubscribing: false)
    let reader = Reader(source)
    let tasks = (0..<3).map { _ in
      Task { @MainActor in await reader.next() }
    }
    await settle()
    #expect(source.asked.entries == [])
    source.sendSubscription()
    #expect(source.asked.entries == ["3"])
    for value in [1, 2, 3] { source.send(value) }
    var numbers: [Int?] = []
    for task in tasks { numbers.append(await task.value) }
    #expect(numbers == [1, 2, 3])
  }

  @Test("CB-16 a value before the subscription belongs to nobody: those who wait get the end, and their demand stays")
  func valueBeforeSubscription() async {
    let source = Source<Int, Never>(isSubscribing: false)
    let reader = Reader(source)
    let tasks = (0..<2).map { _ in
      Task { @MainActor in await reader.next() }
    }
    await settle()
    #expect(source.send(42) == .none)
    for task in tasks { #expect(await task.value == nil) }
    source.sendSubscription()
    #expect(source.asked.entries == ["2"])
  }

  @Test("CB-16 after the end a subscription is cancelled, and a failure was told once")
  func endBeforeSubscription() async throws {
    let source = Source<Int, Broken>(isSubscribing: false)
    var reader = source.values.makeAsyncIterator()
    source.send(completion: .failure(Broken()))
    source.send(completion: .finished)
    do {
      #expect(try await reader.next() == nil, "the failure was not told")
    } catch { #expect(error as? Broken == Broken()) }
    #expect(try await reader.next() == nil)
    source.sendSubscription()
    #expect(source.asked.entries == ["cancel"])
  }

  @Test("One value is asked for by each who waits, and the sequence that is let go of cancels")
  func asksOnce() async {
    let source = Source<Int, Never>()
    do {
      let reader = Reader(source)
      let task = Task { @MainActor in
        let reader = reader
        return await reader.next()
      }
      await settle()
      source.send(1)
      #expect(await task.value == 1)
      #expect(source.asked.entries == ["1"])
      withExtendedLifetime(reader) {}
    }
    await settle()
    #expect(source.asked.entries == ["1", "cancel"])
  }
}
