import Foundation
import Testing

@testable import SwiftUIMacros

@Suite("Messages between the compiler and the plug-in") struct MessageTests {
  private func answer(_ message: String) throws -> NSDictionary {
    let fields = try JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any]
    return Answer.to(try #require(fields)) as NSDictionary
  }

  private func value(_ text: String) throws -> NSDictionary {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
  }

  @Test("the plug-in names its protocol version")
  func capability() throws {
    let answer = try answer(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(try answer == value(#"{"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}"#))
  }

  @Test("a preview expands to nothing")
  func preview() throws {
    let answer = try answer(
      ##"{"expandFreestandingMacro": {"macro": {"typeName": "PreviewMacro", "name": "Preview"}, "discriminator": "$s", "##
        + ##""macroRole": "declaration", "syntax": {"kind": "expression", "source": "#Preview { }"}}}"##)
    #expect(try answer == value(#"{"expandMacroResult": {"expandedSource": "", "diagnostics": []}}"#))
  }

  @Test("an unknown macro is an error at the user's line, not a crash")
  func unknown() throws {
    let answer = try answer(#"{"expandAttachedMacro": {"macro": {"typeName": "Nonsense"}}}"#)
    let diagnostics = (answer["expandMacroResult"] as? [String: Any])?["diagnostics"] as? [[String: Any]]
    #expect(diagnostics?.first?["message"] as? String == "SwiftUIMacros has no macro called Nonsense")
    #expect(diagnostics?.first?["severity"] as? String == "error")
  }

  @Test("messages are framed by eight bytes of length, lowest first")
  func framing() throws {
    let pipe = Pipe()
    let channel = MessageChannel(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    channel.write(["b": 1])
    channel.write(["a": ["x"]])
    #expect(try #require(channel.read()) as NSDictionary == ["b": 1])
    #expect(try #require(channel.read()) as NSDictionary == ["a": ["x"]])
    try pipe.fileHandleForWriting.close()
    #expect(channel.read() == nil)
  }
}
