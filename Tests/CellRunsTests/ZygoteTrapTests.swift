import Foundation
import HeadlessCore
import Testing

@testable import CellRuns

@Suite struct ZygoteTrapTests {
  @Test("A trap is reported with its step and its own words, and other runs go on")
  func trap() throws {
    let ended = try status { _ in
      HostRun.setStep(7)
      fatalError("no cell for this item")
    }
    let line = #line - 2
    guard case .signalled(let signal, let step, let report) = ended else {
      Issue.record("ended as \(ended)")
      return
    }
    #expect(step == 7)
    #expect([SIGILL, SIGTRAP].contains(Int32(signal)))
    #expect(report == "CellRunsTests/ZygoteTrapTests.swift:\(line): Fatal error: no cell for this item")
    #expect(try reply { ChildCall.at($0).reply.write("next") } == "next")
  }

  @Test("What was replied before a trap arrives")
  func partialReply() throws {
    let result = try Zygote.run(
      .function(
        {
          let call = ChildCall.at($0)
          call.reply.write("so far")
          let none: [Int] = []
          call.reply.write("\(none[call.argument.count])")
        }, argument: Data()))
    #expect(String(decoding: result.output, as: UTF8.self) == "so far")
    guard case .signalled(_, 0, let report) = result.status else {
      Issue.record("ended as \(result.status)")
      return
    }
    #expect(report.split(separator: "\n").first?.hasSuffix("Fatal error: Index out of range") == true)
  }

  @Test("A trap off the main thread ends the run with its report")
  func trapElsewhere() throws {
    let ended = try status { _ in
      HostRun.setStep(2)
      DispatchQueue.global().async { preconditionFailure("late") }
      HostLoop.settle()
    }
    guard case .signalled(_, 2, let report) = ended else {
      Issue.record("ended as \(ended)")
      return
    }
    #expect(report.hasSuffix("Fatal error: late"))
  }

  @Test("An overflow, which has no message of its own, is named with its line")
  func overflow() throws {
    let ended = try status { pointer in
      let small = Int8(ChildCall.at(pointer).argument.count) + 127
      ChildCall.at(pointer).reply.write("\(small + Int8(getpid() > 0 ? 1 : 0))")
    }
    guard case .signalled(_, 0, let report) = ended else {
      Issue.record("ended as \(ended)")
      return
    }
    #expect(report.hasPrefix("CellRunsTests/ZygoteTrapTests.swift:"))
    #expect(report.hasSuffix(": Fatal error: Arithmetic overflow"))
  }

  @Test("A trap of optimised code is told by the place it happened at")
  func placeOfTrap() throws {
    let answer = #"""
      [{"Address":"0xdc3","ModuleName":"a","Symbol":[
      {"Column":0,"FileName":"/<compiler-generated>","FunctionName":"Swift runtime failure: Index out of range","Line":0},
      {"Column":55,"FileName":"/app/Rows.swift","FunctionName":"$s1a1fyyF","Line":41}]}]
      """#
    #expect(LineReader.failure(in: Data(answer.dropFirst().dropLast().utf8)) == "Index out of range")
    #expect(LineReader.line(in: Data(answer.dropFirst().dropLast().utf8))?.number == 41)
    #expect(LineReader.failure(in: Data("{}".utf8)) == nil)
  }

  @Test("A signal without a message is explained")
  func silentSignals() throws {
    #expect(
      try status { _ in kill(getpid(), SIGSEGV) }
        == .signalled(
          signal: 11, step: 0, report: "the process accessed memory that is not its own (signal 11)"))
    #expect(try status { _ in abort() } == .signalled(signal: 6, step: 0, report: "the process aborted (signal 6)"))
    #expect(
      try status { _ in kill(getpid(), SIGKILL) }
        == .signalled(
          signal: 9, step: 0, report: "the process was killed from outside, for example for want of memory (signal 9)"))
  }

  @Test("A function that calls itself without end is told as such, with the calls that led there")
  func endlessCalls() throws {
    guard case .signalled(11, 0, let report) = try status({ _ in print(depth(of: getpid() == 0 ? 1 : .max)) }) else {
      Issue.record("the stack was never used up")
      return
    }
    let lines = report.split(separator: "\n")
    #expect(lines.first == "something called itself without end, until the stack was used up (signal 11)")
    let calls = lines.dropFirst().compactMap { UInt32($0.dropFirst("cellharness: called from 0x".count), radix: 16) }
    #expect(calls.count > 10)
    #expect(AppCode.functions(at: calls).contains { $0?.module == "CellRunsTests" })
  }

  @Test("Memory that is not the process's own is told with the calls that led there")
  func foreignMemory() throws {
    let ended = try status { _ in
      UnsafeMutablePointer<Int>(bitPattern: getpid() == 0 ? 8 : 0x1000)?.pointee = 1
    }
    guard case .signalled(11, 0, let report) = ended else {
      Issue.record("ended as \(ended)")
      return
    }
    #expect(report.hasPrefix("the process accessed memory that is not its own (signal 11)\ncellharness: called from 0x"))
  }

  @Test("An exit is an end by itself, with its code")
  func exit() throws {
    #expect(try status { _ in Glibc.exit(3) } == .exited(code: 3))
  }

  @Test("A run that takes too long is killed, named by its step, and other runs go on")
  func timeout() throws {
    let start = ContinuousClock.now
    let ended = try status(timeout: 0.2) { _ in
      HostRun.setStep(3)
      while HostRun.isActive {}
    }
    #expect(ended == .timedOut(step: 3))
    #expect(ContinuousClock.now - start < .seconds(4))
    #expect(try reply { ChildCall.at($0).reply.write("next") } == "next")
  }

  @Test("What a run prints to its error output is kept, what it prints to its output disturbs nobody")
  func printing() throws {
    let result = try Zygote.run(
      .function(
        { _ in
          print("to nobody")
          FileHandle.standardError.write(Data("a warning\n".utf8))
        }, argument: Data()))
    #expect(result == ChildResult(output: Data(), status: .exited(code: 0), printed: "a warning\n"))
  }
}

/// Never ends: what it adds after the call keeps the compiler from making a loop of it.
@inline(never) private func depth(of rest: Int) -> Int { rest == 0 ? 0 : depth(of: rest - 1) + rest % 3 }
