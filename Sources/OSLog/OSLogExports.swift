// Apps import the log under either name.
@_exported import os
