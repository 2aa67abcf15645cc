import SwiftDataMacroExpansion
import SwiftUIMacroExpansion

// The compiler starts this program and asks it to expand macros, one message after the other, until its input ends.
let channel = MessageChannel(input: .standardInput, output: .standardOutput)
while let message = channel.read() { channel.write(DataAnswer.to(message)) }
