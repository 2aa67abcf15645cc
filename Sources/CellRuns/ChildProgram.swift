import Foundation
import HeadlessCore

/// What a child of the zygote runs in place of `main`. Its thread is the process's true main thread.
enum ChildProgram {
  static func run(_ request: UnsafeRawBufferPointer, reply: ChildReply) {
    HostRun.begin()
    switch ChildRequest(decoding: request) {
    case .selfTest: reply.write(SelfTest.run().encoded)
    case .script(let data): ScriptChild.run(data, reply: reply)
    case .live(let data): LiveChild.run(data, connection: reply)
    case .function(let function, let argument):
      let call = ChildCall(argument: argument, reply: reply)
      function(Unmanaged.passUnretained(call).toOpaque())
      withExtendedLifetime(call) {}
    case nil: preconditionFailure("the zygote passed on a request that no version of this program writes")
    }
  }
}

/// Called by the zygote's C code in each child.
@_cdecl("cellharness_child_main")
public func cellharnessChildMain(_ request: UnsafePointer<UInt8>, _ length: Int, _ reply: Int32) {
  ChildProgram.run(UnsafeRawBufferPointer(start: request, count: length), reply: ChildReply(descriptor: reply))
}
