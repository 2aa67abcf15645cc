import Combine
import Testing

@Suite struct ExtremesTests {
  @Test("the largest and the smallest value come when the end has come, and none of nothing")
  func extremes() {
    var heard: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let both = [subject.max().sink { heard.append($0) }, subject.min().sink { heard.append($0) }]
    for value in [2, 5, 1] { subject.send(value) }
    #expect(heard == [])
    subject.send(completion: .finished)
    #expect(heard == [5, 1])
    let none = Empty<Int, Never>().max { $0 < $1 }.sink { heard.append($0) }
    #expect(heard == [5, 1])
    _ = (both, none)
  }
}
